import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useOnChange } from "./useOnChange.ts";

const GLIDE: KeyframeAnimationOptions = { duration: 320, easing: "cubic-bezier(0.2, 0.85, 0.25, 1)" };

/**
 * Animates rows that change places, so that the eye can follow a ticked task. `isStill` skips the animation for one
 * change, such as a row that was just dragged there.
 */
export function useGlide(list: RefObject<HTMLElement | null>, order: string, isStill: RefObject<boolean>): void {
  const tops = useRef<ReadonlyMap<HTMLElement, number> | null>(null);

  useOnChange(
    order,
    () => {
      const moves = !isStill.current && !matchMedia("(prefers-reduced-motion: reduce)").matches;
      isStill.current = false;
      // The list is new.
      if (!tops.current) return;
      const after = topsOf(list.current);
      for (const [row, top] of after) {
        const before = tops.current.get(row) ?? top;
        if (moves && before !== top) row.animate({ transform: [`translateY(${before - top}px)`, "none"] }, GLIDE);
      }
      tops.current = after;
    },
    useLayoutEffect,
  );

  // After the first picture: measuring lays the page out, which would delay it.
  useEffect(() => {
    tops.current ??= topsOf(list.current);
  }, [list]);
}

function topsOf(list: HTMLElement | null): ReadonlyMap<HTMLElement, number> {
  const rows = [...(list?.children ?? [])].filter((row) => row instanceof HTMLElement);
  return new Map(rows.map((row) => [row, row.offsetTop]));
}
