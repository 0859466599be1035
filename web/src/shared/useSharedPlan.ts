import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useOnChange } from "../ui/components/useOnChange.ts";
import type { SharedPlanStore, SharedPlanView } from "./SharedPlanStore.ts";

/** An element and where it was in the window. */
interface Place {
  readonly element: Element;
  readonly top: number;
}

/**
 * What the store shows. When a newer version changes the page, what the reader sees or types into stays where it was:
 * not every browser anchors the scroll position, and none anchors it to a field.
 */
export function useSharedPlan(store: SharedPlanStore): SharedPlanView {
  const place = useRef<Place | null>(null);
  const subscribe = useCallback(
    (watch: () => void) =>
      store.subscribe(() => {
        place.current ??= placeOfReader();
        watch();
      }),
    [store],
  );
  const view = useSyncExternalStore(subscribe, () => store.view);

  useOnChange(
    view,
    () => {
      const kept = place.current;
      place.current = null;
      if (kept?.element.isConnected) scrollBy(0, kept.element.getBoundingClientRect().top - kept.top);
    },
    useLayoutEffect,
  );

  return view;
}

/** The field that has the focus, or the first row or heading in the window. Null at the top of the page. */
function placeOfReader(): Place | null {
  const { activeElement } = document;
  const fields = activeElement?.matches("input, textarea") ? [activeElement] : [];
  const rows = scrollY > 0 ? document.querySelectorAll("main :is(h2, h3, li, tr, p)") : [];
  for (const element of [...fields, ...rows]) {
    const { top, height } = element.getBoundingClientRect();
    // Folded rows have no height.
    if (height > 0 && top >= 0 && top < innerHeight) return { element, top };
  }
  return null;
}
