import { type RefObject, useLayoutEffect, useRef } from "react";

const GLIDE: KeyframeAnimationOptions = { duration: 320, easing: "cubic-bezier(0.2, 0.85, 0.25, 1)" };

/**
 * Animates rows that change places, so that the eye can follow a ticked task. `isStill` skips the animation for one
 * change, such as a row that was just dragged there.
 */
export function useGlide(list: RefObject<HTMLElement | null>, order: string, isStill: RefObject<boolean>): void {
  const tops = useRef<ReadonlyMap<Element, number>>(new Map());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what moves the rows.
  useLayoutEffect(() => {
    const moves = !isStill.current && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    isStill.current = false;
    const after = new Map<Element, number>();
    for (const row of list.current?.children ?? []) {
      if (!(row instanceof HTMLElement)) continue;
      const top = row.offsetTop;
      const before = tops.current.get(row) ?? top;
      after.set(row, top);
      if (moves && before !== top) row.animate({ transform: [`translateY(${before - top}px)`, "none"] }, GLIDE);
    }
    tops.current = after;
  }, [list, order, isStill]);
}
