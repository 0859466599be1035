import { useEffect, useState } from "react";

/** The moment the day began or was last looked at; changes at midnight and when the page is returned to. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    const refresh = () => setNow(new Date());
    const timer = setTimeout(refresh, midnight.getTime() - Date.now());
    // A sleeping laptop does not count down.
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
