import { type RefCallback, useCallback, useRef } from "react";

/**
 * Returns the focus to the control that opened a form in its own place. The control is rendered again some time after
 * the form closes, so it takes the focus when it appears.
 */
export function useReturningFocus(): readonly [opener: RefCallback<HTMLElement>, returnFocus: () => void] {
  const isReturning = useRef(false);
  const opener = useCallback((element: HTMLElement | null) => {
    if (!element || !isReturning.current) return;
    isReturning.current = false;
    element.focus();
  }, []);
  const returnFocus = useCallback(() => {
    isReturning.current = true;
  }, []);
  return [opener, returnFocus];
}
