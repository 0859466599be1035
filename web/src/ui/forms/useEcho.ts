import { useState } from "react";
import { choosing, type Echo, hearing } from "./echo.ts";

/**
 * A stored value that a control changes. A store reports a write only a moment later, and until then a controlled
 * checkbox would spring back. So the choice shows from the press until the store reports a value or the write ends.
 */
export function useEcho<T>(stored: T): [shown: T, choose: (chosen: T, written: Promise<unknown>) => void] {
  const [echo, setEcho] = useState<Echo<T> | null>(null);
  if (echo && echo.over !== stored) setEcho(hearing(echo, stored));

  function choose(chosen: T, written: Promise<unknown>) {
    setEcho((current) => choosing(current, stored, { chosen, written }));
    // A later choice ends with its own write.
    const end = () => setEcho((current) => (current?.written === written ? null : current));
    written.then(end, end);
  }

  return [echo ? echo.chosen : stored, choose];
}
