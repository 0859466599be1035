import { type RefObject, useEffect, useRef, useState } from "react";

/** How far outside the window a part is prepared, as a share of the window's height. */
const AHEAD = "50%";

/**
 * For a part that most visits never scroll to: runs `prepare` once the part comes near the window. Returns true when
 * that has ended, successfully or not, so that a failed part can show its error.
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
