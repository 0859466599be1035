import { type RefObject, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";

interface ChangePartState {
  readonly isOpen: boolean;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onOpen: () => void;
  /** Shows the value again. The focus returns to the button. */
  readonly close: () => void;
  /** Gives the focus to the first field of the opened form. */
  readonly focusFirst: (form: HTMLFormElement | null) => void;
}

/** Whether the form of a part of the account is open, and where the focus goes when that changes. */
export function useChangePart(): ChangePartState {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const onOpen = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => {
    flushSync(() => setIsOpen(false));
    opener.current?.focus();
  }, []);
  const focusFirst = useCallback((form: HTMLFormElement | null) => form?.querySelector("input")?.focus(), []);
  return { isOpen, opener, onOpen, close, focusFirst };
}
