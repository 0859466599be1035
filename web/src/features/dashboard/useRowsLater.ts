import { useDeferredValue } from "react";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";

/**
 * The rows of a list, for a part of the page that repeats what the list says. When the student ticks a task, the list is
 * drawn first and these parts right after it, so that no frame has to wait for all of them. A list that has just loaded
 * is drawn everywhere at once.
 */
export function useRowsLater({ status, rows }: ChecklistView): readonly ChecklistRow[] {
  return useDeferredValue(status === "ready" ? rows : null) ?? rows;
}
