import { type RefObject, useEffect, useState } from "react";

/** How long a list is left alone before its rows change places, in milliseconds. */
const REST = 2_000;

/** What says that the student is still at work in the list. */
const AT_WORK = ["pointermove", "pointerdown", "keydown"] as const;

interface Rest {
  /** The row that was ticked last. */
  readonly rowId: string;
  /** The rows as they stood. */
  readonly ids: readonly string[];
}

interface RestingRows<Row> {
  readonly rows: readonly Row[];
  /** Keeps the rows where they are for a while: this one is about to belong elsewhere. */
  readonly rest: (rowId: string) => void;
  /** Has every row go where it belongs. */
  readonly endRest: () => void;
}

/**
 * Rows that would change places when one of them is ticked stay where they are until the pointer and the keyboard have
 * been still for a moment, so that no other row comes under the pointer. A row that has the keyboard's focus stays
 * until the focus has gone on.
 */
export function useRestingRows<Row extends { readonly id: string }>(
  list: RefObject<HTMLElement | null>,
  ordered: readonly Row[],
): RestingRows<Row> {
  const [resting, setResting] = useState<Rest | null>(null);

  useEffect(() => {
    const element = list.current;
    if (!resting || !element) return;
    const controller = new AbortController();
    let timer: number;
    function wait() {
      clearTimeout(timer);
      timer = window.setTimeout(end, REST);
    }
    function end() {
      const row = element?.querySelector(":focus-visible")?.closest<HTMLElement>("[data-row]");
      if (row?.dataset.row === resting?.rowId) wait();
      else setResting(null);
    }
    for (const event of AT_WORK) {
      element.addEventListener(event, wait, { passive: true, signal: controller.signal });
    }
    wait();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [resting, list]);

  const byId = new Map(ordered.map((row) => [row.id, row]));
  const rested = resting?.ids.flatMap((id) => byId.get(id) ?? []) ?? [];
  // A row that came or went meanwhile has its place where it belongs.
  const rows = resting?.ids.length === ordered.length && rested.length === ordered.length ? rested : ordered;

  return {
    rows,
    rest: (rowId) => setResting({ rowId, ids: rows.map(({ id }) => id) }),
    endRest: () => setResting(null),
  };
}
