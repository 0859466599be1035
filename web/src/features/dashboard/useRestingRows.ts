import { type RefObject, useEffect, useState } from "react";

/** How long a list waits after the last activity before its rows move, in milliseconds. */
const REST = 2_000;

/** Events that show that the student is still working in the list. */
const AT_WORK = ["pointermove", "pointerdown", "keydown"] as const;

interface Rest {
  /** The row that was ticked last. */
  readonly rowId: string;
  /** The ids in the order before the tick. */
  readonly ids: readonly string[];
  readonly groups: Groups;
}

/** Where the rows to come and the settled rows begin in the list. The rows before them are always in sight. */
type Groups = readonly [later: number, settled: number];

interface RestingRows<Row> {
  readonly rows: readonly Row[];
  readonly groups: Groups;
  /** Keeps the rows in place for a while, because this one is about to move. */
  readonly rest: (rowId: string) => void;
  /** Moves every row to its place now. */
  readonly endRest: () => void;
}

/**
 * When a ticked row would move, all rows stay in place until pointer and keyboard have been still for a moment, so that
 * no other row moves under the pointer. A row with keyboard focus stays until the focus has moved on.
 */
export function useRestingRows<Row extends { readonly id: string }>(
  list: RefObject<HTMLElement | null>,
  ordered: readonly Row[],
  orderedGroups: Groups,
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
  // If rows were added or removed meanwhile, use the new order.
  const rests = resting?.ids.length === ordered.length && rested.length === ordered.length;
  const [rows, groups] = rests ? [rested, resting.groups] : [ordered, orderedGroups];

  return {
    rows,
    groups,
    rest: (rowId) => setResting({ rowId, ids: rows.map(({ id }) => id), groups }),
    endRest: () => setResting(null),
  };
}
