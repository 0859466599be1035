import { type RefObject, useEffect, useRef, useState } from "react";

/** How far below or above the window a part is prepared, in parts of the window's height. */
const AHEAD = "50%";

/**
 * For a part that most visits never scroll to: `prepare` runs once its place comes near the window. True from when that
 * has ended, well or not, so that what could not be had says so where it would stand.
 */
export function useNear<Place extends Element>(prepare: () => Promise<void>): [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void prepare()
          .catch(() => undefined)
          .then(() => setIsReady(true));
      },
      { rootMargin: `${AHEAD} 0px` },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [prepare]);

  return [place, isReady];
}
