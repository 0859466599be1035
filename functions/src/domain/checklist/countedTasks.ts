import type { ChecklistItem } from "./checklist.ts";
import { taskState } from "./taskState.ts";

type Task = Pick<ChecklistItem, "status" | "moved_to" | "set_aside_on" | "due_date" | "position"> & {
  readonly isEarlier?: boolean;
};

/** Sorts after every day. */
const NO_DAY = "9999";

/** The tasks that count: open ones by due day, then done ones. */
export function countedTasks<Row extends Task>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(isCounted).toSorted(byStanding);
}

function isCounted(row: Task): boolean {
  const state = taskState(row);
  return state === "open" || state === "done";
}

function byStanding(a: Task, b: Task): number {
  const done = Number(a.status === "Completed") - Number(b.status === "Completed");
  return done || (a.due_date ?? NO_DAY).localeCompare(b.due_date ?? NO_DAY) || a.position - b.position;
}
