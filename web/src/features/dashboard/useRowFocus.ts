import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the keyboard focus in a list that removes rows: moves it to the row that takes the place of the removed one, or
 * calls `onEmptied` if no row is left.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, ids: readonly string[], onEmptied: () => void) {
  const focused = useRef<{ readonly id: string; readonly index: number } | null>(null);
  const emptied = useRef(onEmptied);
  emptied.current = onEmptied;

  useEffect(() => {
    const before = focused.current;
    if (!before || ids.includes(before.id) || document.activeElement !== document.body) return;
    const row = list.current?.querySelectorAll<HTMLElement>("[data-row]")[Math.min(before.index, ids.length - 1)];
    if (row) row.querySelector<HTMLElement>("input, button")?.focus();
    else emptied.current();
  }, [ids, list]);

  useEffect(
    () => () => {
      if (focused.current && document.activeElement === document.body) emptied.current();
    },
    [],
  );

  function handleFocus({ target }: FocusEvent) {
    const id = target.closest("[data-row]")?.getAttribute("data-row");
    focused.current = id ? { id, index: ids.indexOf(id) } : null;
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    // A removed row loses the focus to nowhere.
    if (relatedTarget !== null) focused.current = null;
  }

  return { onFocus: handleFocus, onBlur: handleBlur };
}
