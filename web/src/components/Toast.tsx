import * as labels from "@text/common";
import { Check } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { useWhenKept } from "./useWhenKept.ts";
import "./Toast.css";

interface Toast {
  readonly text: string;
  readonly undo?: (() => void) | undefined;
}

/**
 * Shows one line, with Undo when there is a way back, once what was written is kept on this device; what was refused
 * is not shown as done. A new one replaces the last. Nobody is given a time to read it or to
 * reach Undo by: it goes when the student goes on.
 */
export type ShowToast = (text: string, undo?: () => void) => void;

/** How long whatever the student does leaves the line alone, in milliseconds: most of it is still the same action. */
const GRACE = 7_000;

/** What says that somebody has gone on. Keys alone do not: they may be on their way to Undo. */
const GOING_ON = ["click", "wheel", "touchmove"] as const;

/** Where Ctrl+Z already means undoing what was typed. */
const TEXT_FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

const ToastContext = createContext<ShowToast | null>(null);

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const rail = useRef<HTMLDivElement>(null);
  const whenKept = useWhenKept();
  const show = useCallback<ShowToast>(
    (text, onUndo) => void whenKept().then((isKept) => isKept && setToast({ text, undo: onUndo })),
    [whenKept],
  );

  useEffect(() => {
    if (!toast) return;
    function handleGoingOn({ target }: Event) {
      if (target instanceof Node && rail.current?.contains(target)) return;
      // What was pressed may have put a new line in its place.
      setToast((now) => (now === toast ? null : now));
    }
    const timer = setTimeout(() => {
      for (const event of GOING_ON) document.addEventListener(event, handleGoingOn, { passive: true });
    }, GRACE);
    return () => {
      clearTimeout(timer);
      for (const event of GOING_ON) document.removeEventListener(event, handleGoingOn);
    };
  }, [toast]);

  const undo = toast?.undo;
  const handleUndo = useCallback(() => {
    undo?.();
    setToast(null);
  }, [undo]);

  // Undo stands at the end of the page, many stops away.
  useEffect(() => {
    if (!toast) return;
    function handleKey(event: KeyboardEvent) {
      if (isDismissal(event)) setToast(null);
      if (!undo || !isUndo(event)) return;
      event.preventDefault();
      handleUndo();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [toast, undo, handleUndo]);

  return (
    <ToastContext value={show}>
      {children}
      {/* The region is always there: a screen reader announces what enters it. */}
      <div ref={rail} className="toast-rail">
        <div role="status">
          {toast && (
            <div className="toast">
              <Check className="icon" aria-hidden />
              <span className="toast__text">{toast.text}</span>
              {undo && (
                <button type="button" className="toast__undo" aria-keyshortcuts="Control+Z Meta+Z" onClick={handleUndo}>
                  {labels.undo}
                </button>
              )}
            </div>
          )}
        </div>
      </div>
    </ToastContext>
  );
}

function isUndo({ ctrlKey, metaKey, shiftKey, key, target }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || key.toLowerCase() !== "z") return false;
  return !(target instanceof Element && target.matches(TEXT_FIELDS));
}

/** Escape that nothing nearer has a use for. */
function isDismissal({ key, defaultPrevented }: KeyboardEvent): boolean {
  return key === "Escape" && !defaultPrevented && document.querySelector(":modal, :popover-open") === null;
}
