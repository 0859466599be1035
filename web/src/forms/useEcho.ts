import { useState } from "react";
import { choosing, type Echo, hearing } from "./echo.ts";

/**
 * A stored value that a control changes. A store repeats a write only a moment later, and until then a controlled
 * checkbox would spring back; so the choice is shown from the press on, until the store speaks or the write ends.
 */
export function useEcho<T>(stored: T): [shown: T, choose: (chosen: T, written: Promise<unknown>) => void] {
  const [echo, setEcho] = useState<Echo<T> | null>(null);
  if (echo && echo.over !== stored) setEcho(hearing(echo, stored));

  function choose(chosen: T, written: Promise<unknown>) {
    setEcho((current) => choosing(current, stored, { chosen, written }));
    // A later choice has an end of its own.
    const end = () => setEcho((current) => (current?.written === written ? null : current));
    written.then(end, end);
  }

  return [echo ? echo.chosen : stored, choose];
}
