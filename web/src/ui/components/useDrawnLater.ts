import { useDeferredValue } from "react";

/**
 * For parts that may follow a moment after the component's first picture: false in its first render, and true in one that
 * React starts right after it and interrupts for whatever the student does.
 */
export function useDrawnLater(): boolean {
  return useDeferredValue(true, false);
}
