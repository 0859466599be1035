import { useEffect, useState } from "react";

/** The longest time until the day is checked again, in milliseconds. */
const QUARTER_HOUR = 900_000;

/**
 * The current time, updated when the day on this device is another one: at midnight, and after the clock or the time
 * zone has changed, of which the browser says nothing.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    // In the time zone of this moment. Later, `now` is read in another.
    const day = now.toDateString();
    let timer = 0;
    const check = () => {
      clearTimeout(timer);
      const next = new Date();
      if (next.toDateString() !== day) setNow(next);
      else timer = window.setTimeout(check, Math.min(QUARTER_HOUR, new Date(next).setHours(24, 0, 0, 0) - Date.now()));
    };
    check();
    // Timers do not run while a laptop sleeps.
    document.addEventListener("visibilitychange", check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [now]);

  return now;
}
