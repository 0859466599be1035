import { useEffect, useState } from "react";
import { elapsedText } from "./elapsedText.ts";

/** How long a timer has run, updated each second. Not announced: every second would be too much to hear. */
export function Elapsed({ startedAt }: { startedAt: number }) {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);

  return <span aria-hidden>{elapsedText(startedAt, now)}</span>;
}
