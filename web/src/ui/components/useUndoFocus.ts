import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the keyboard's focus to Undo when what had it was removed, as by a deletion: otherwise the next Tab would begin
 * at the top of the page. A press of the mouse does not move it, because a Space to scroll would then press Undo.
 */
export function useUndoFocus(toast: unknown, rail: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && target.matches(":focus-visible") ? target : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);

  useEffect(() => {
    const isLost = document.activeElement === document.body && last.current?.isConnected === false;
    if (toast && isLost) rail.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [toast, rail]);
}
