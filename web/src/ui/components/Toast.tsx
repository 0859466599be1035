import * as labels from "@text/common";
import { Check } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { useUndoFocus } from "./useUndoFocus.ts";
import { useWhenKept } from "./useWhenKept.ts";
import "./Toast.css";

interface Toast {
  readonly text: string;
  readonly undo?: (() => void) | undefined;
}

/**
 * Shows one line, with Undo if there is a way back, once the write is stored on this device. A rejected write is never
 * shown as done. The last line goes at once. There is no time limit to read it or to reach Undo: it closes when
 * the student moves on.
 */
export type ShowToast = (text: string, undo?: () => void) => void;

/**
 * For how long the student's actions leave the line open, in milliseconds: most of them are still part of the same
 * action.
 */
const GRACE = 7_000;

/** Events that show that the student has moved on. Key presses do not: they may be on their way to Undo. */
const GOING_ON = ["click", "wheel", "touchmove"] as const;

/** Fields where Ctrl+Z already undoes typing. */
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
    (text, onUndo) => {
      // From now on, Undo would be taken for that of the new line.
      setToast(null);
      void whenKept().then((isKept) => isKept && setToast({ text, undo: onUndo }));
    },
    [whenKept],
  );

  useEffect(() => {
    if (!toast) return;
    function handleGoingOn({ target }: Event) {
      if (target instanceof Node && rail.current?.contains(target)) return;
      // The press may have shown a new line.
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
  useUndoFocus(toast, rail);
  const handleUndo = useCallback(() => {
    undo?.();
    // The button with the focus goes.
    if (rail.current?.contains(document.activeElement)) document.getElementById("main")?.focus({ preventScroll: true });
    setToast(null);
  }, [undo]);

  // Undo is at the end of the page, many tab stops away.
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
      {/* The live region is always there, so that screen readers announce what is added to it. */}
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

/** Escape that no closer element has handled. */
function isDismissal({ key, defaultPrevented }: KeyboardEvent): boolean {
  return key === "Escape" && !defaultPrevented && document.querySelector(":modal, :popover-open") === null;
}
