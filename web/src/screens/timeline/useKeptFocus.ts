import { type RefObject, useEffect, useRef } from "react";

interface KeptFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * For a part in which the pressed button gives way to another: the focus goes to the first of the
 * new ones instead of falling back to the top of the page.
 */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLDivElement>(null);
  // What is taken away loses the focus without a word.
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
