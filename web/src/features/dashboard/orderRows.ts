import type { ChecklistItem } from "@domain/checklist/checklist";
import { type TaskState, taskState } from "@domain/checklist/taskState";

/** Sorts after every calendar day, so that tasks without a date come last. */
const NO_DAY = "9999-12-31";

type Stateful = Pick<ChecklistItem, "status" | "moved_to" | "set_aside_on"> & { readonly isEarlier?: boolean };
type Row = Stateful & Pick<ChecklistItem, "due_date" | "completed_on" | "position">;

/** Still to do on this list. */
export function isOpen(row: Stateful): boolean {
  return taskState(row) === "open";
}

/** From before the student joined, and not decided yet. */
export function isEarlier(row: Stateful): boolean {
  return taskState(row) === "earlier";
}

/** Moved to another list. */
export function isMoved(row: Stateful): boolean {
  return taskState(row) === "moved";
}

/** Neither set aside nor from before the student joined and undecided. */
export function isCounted(row: Stateful): boolean {
  return !isSetAside(row) && !isEarlier(row);
}

/** Set aside as "Not for me". */
export function isSetAside(row: Stateful): boolean {
  return taskState(row) === "set-aside";
}

/** From before the student joined, decided or not, but not set aside. */
export function isInEarlierFold(row: Stateful): boolean {
  return row.isEarlier === true && (isEarlier(row) || taskState(row) === "done");
}

/** Neither done, nor moved, nor set aside. */
export function isUndecided(row: Stateful): boolean {
  return isOpen(row) || isEarlier(row);
}

/**
 * Sorts the rows: open tasks first, by due date or in the student's order, then those moved to another list, then the
 * done ones, newest first. Leaves out tasks that were set aside, and those from before the student joined unless
 * `isListed` counts them as open.
 */
export function orderRows<T extends Row>(rows: readonly T[], order: "due" | "own", isListed = isOpen): T[] {
  const inState = (state: TaskState) => rows.filter((row) => taskState(row) === state);
  const [open, moved, done] = [rows.filter(isListed), inState("moved"), inState("done")];
  const byDay = (a: T, b: T) => (order === "due" ? (a.due_date ?? NO_DAY).localeCompare(b.due_date ?? NO_DAY) : 0);
  open.sort((a, b) => byDay(a, b) || a.position - b.position);
  done.sort((a, b) => (b.completed_on ?? "").localeCompare(a.completed_on ?? "") || b.position - a.position);
  return [...open, ...moved, ...done];
}
