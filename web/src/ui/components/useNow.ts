import { useEffect, useState } from "react";

/** The current time, updated at midnight and when the student returns to the page. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    const refresh = () => setNow(new Date());
    const timer = setTimeout(refresh, midnight.getTime() - Date.now());
    // Timers do not run while a laptop sleeps.
    const handleVisible = () => {
      if (document.visibilityState === "visible" && new Date().getDate() !== now.getDate()) refresh();
    };
    document.addEventListener("visibilitychange", handleVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", handleVisible);
    };
  }, [now]);

  return now;
}
