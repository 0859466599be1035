import * as labels from "@text/common";
import { Check } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import "./Toast.css";

interface Toast {
  readonly text: string;
  readonly undo?: (() => void) | undefined;
}

/** Shows one line, with Undo when there is a way back. A new one replaces the last. */
export type ShowToast = (text: string, undo?: () => void) => void;

const LIFETIME = 7_000;

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
  const [held, setHeld] = useState(false);
  const show = useCallback<ShowToast>((text, undo) => setToast({ text, undo }), []);

  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(() => setToast(null), LIFETIME);
    return () => clearTimeout(timer);
  }, [toast, held]);

  const undo = toast?.undo;
  const handleUndo = useCallback(() => {
    undo?.();
    setToast(null);
    setHeld(false);
  }, [undo]);

  // Tabbing to the end of the page would take longer than the line stays.
  useEffect(() => {
    if (!undo) return;
    function handleKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || event.shiftKey) return;
      if (event.target instanceof Element && event.target.matches(TEXT_FIELDS)) return;
      event.preventDefault();
      handleUndo();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [undo, handleUndo]);

  return (
    <ToastContext value={show}>
      {children}
      {/* The region is always there: a screen reader announces what enters it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the line open, it does nothing else. */}
      <div
        className="toast-rail"
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
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
