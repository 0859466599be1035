import { type RefCallback, useCallback, useState } from "react";
import { useReturningFocus } from "../../ui/components/useReturningFocus.ts";

interface ChangePartState {
  readonly isOpen: boolean;
  readonly opener: RefCallback<HTMLElement>;
  readonly onOpen: () => void;
  /** Shows the value again. The focus returns to the button. */
  readonly close: () => void;
  /** Gives the focus to the first field of the opened form. */
  readonly focusFirst: (form: HTMLFormElement | null) => void;
}

/** Whether the form of a part of the account is open, and where the focus goes when that changes. */
export function useChangePart(): ChangePartState {
  const [isOpen, setIsOpen] = useState(false);
  const [opener, returnFocus] = useReturningFocus();
  const onOpen = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => {
    returnFocus();
    setIsOpen(false);
  }, [returnFocus]);
  const focusFirst = useCallback((form: HTMLFormElement | null) => form?.querySelector("input")?.focus(), []);
  return { isOpen, opener, onOpen, close, focusFirst };
}
