import { type RefObject, useEffect, useRef } from "react";

interface KeptFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * For a part in which the pressed button is replaced by another: focuses the first of the new ones, so that the focus
 * does not fall back to the top of the page.
 */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLDivElement>(null);
  // A removed element dispatches no blur event.
  const hasFocus = useRef(false);

  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    ref.current?.querySelector<HTMLElement>("input, button")?.focus();
  });

  function setFocus(isHere: boolean) {
    hasFocus.current = isHere;
  }

  return { ref, onFocus: () => setFocus(true), onBlur: () => setFocus(false) };
}
