import { useState } from "react";

interface Echo<T> {
  readonly over: T;
  readonly chosen: T;
}

/**
 * A stored value that a control changes. A store repeats a write only a moment later, and until then a controlled
 * checkbox would spring back; so the choice is shown from the press on, until the store speaks or the write ends.
 */
export function useEcho<T>(stored: T): [shown: T, choose: (chosen: T, written: Promise<unknown>) => void] {
  const [echo, setEcho] = useState<Echo<T> | null>(null);
  if (echo && echo.over !== stored) setEcho(null);

  function choose(chosen: T, written: Promise<unknown>) {
    const next = { over: stored, chosen };
    setEcho(next);
    // A later choice has an end of its own.
    const end = () => setEcho((current) => (current === next ? null : current));
    written.then(end, end);
  }

  return [echo ? echo.chosen : stored, choose];
}
