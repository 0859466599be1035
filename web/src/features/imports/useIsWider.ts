import { type RefObject, useEffect, useState } from "react";

/** Whether what scrolls in an element is wider than the element. */
export function useIsWider(element: RefObject<HTMLElement | null>): boolean {
  const [isWider, setIsWider] = useState(false);

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setIsWider(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);

  return isWider;
}
