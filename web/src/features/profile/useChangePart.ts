import { type RefObject, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";

interface ChangePartState {
  readonly isOpen: boolean;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onOpen: () => void;
  /** Shows the value again. The focus returns to the button. */
  readonly close: () => void;
  /** Opens the form because of what was rejected. The student may be writing elsewhere by then. */
  readonly reopen: () => void;
  /** Gives the focus to the first field of a form that the student has opened. */
  readonly focusFirst: (form: HTMLFormElement | null) => void;
}

/** Whether the form of a part of the account is open, and where the focus goes when that changes. */
export function useChangePart(): ChangePartState {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);
  const openWith = useCallback((focuses: boolean) => {
    takesFocus.current = focuses;
    setIsOpen(true);
  }, []);
  const onOpen = useCallback(() => openWith(true), [openWith]);
  // The form replaces the button, and so takes over its focus.
  const reopen = useCallback(() => openWith(document.activeElement === opener.current), [openWith]);
  const close = useCallback(() => {
    // Closed before, so the focus may be elsewhere.
    const isClosed = opener.current !== null;
    if (isClosed) return;
    flushSync(() => setIsOpen(false));
    opener.current?.focus();
  }, []);
  const focusFirst = useCallback((form: HTMLFormElement | null) => {
    if (takesFocus.current) form?.querySelector("input")?.focus();
  }, []);
  return { isOpen, opener, onOpen, reopen, close, focusFirst };
}
