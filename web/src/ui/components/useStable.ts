import { useCallback, useRef } from "react";

/**
 * The same function in every render, which calls the handler of the latest one. Passed to the rows of a list, it gives
 * no row a reason to render again.
 */
export function useStable<Args extends readonly unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  latest.current = handler;
  return useCallback((...args: Args) => latest.current(...args), []);
}
