import type { ChecklistItem } from "@domain/checklist/checklist";
import { type TaskState, taskState } from "@domain/checklist/taskState";

/** After every calendar day, so that tasks without a date follow those with one. */
const NO_DAY = "9999-12-31";

type Stateful = Pick<ChecklistItem, "status" | "moved_to" | "set_aside_on"> & { readonly isEarlier?: boolean };
type Row = Stateful & Pick<ChecklistItem, "due_date" | "completed_on" | "position">;

/** Still to do, and to do on this list. */
export function isOpen(row: Stateful): boolean {
  return taskState(row) === "open";
}

/** Of before the student joined, and not decided yet. */
export function isEarlier(row: Stateful): boolean {
  return taskState(row) === "earlier";
}

/** On another list now. */
export function isMoved(row: Stateful): boolean {
  return taskState(row) === "moved";
}

/** Not set aside, and not waiting for a word about the time before the student joined. */
export function isCounted(row: Stateful): boolean {
  return !isSetAside(row) && !isEarlier(row);
}

/** "Not for me". */
export function isSetAside(row: Stateful): boolean {
  return taskState(row) === "set-aside";
}

/** Of before the student joined, decided or not, unless it was set aside. */
export function isInEarlierFold(row: Stateful): boolean {
  return row.isEarlier === true && (isEarlier(row) || taskState(row) === "done");
}

/** Neither done, nor moved, nor set aside. */
export function isUndecided(row: Stateful): boolean {
  return isOpen(row) || isEarlier(row);
}

/**
 * Open tasks first, by due date or as the student has put them; then those that have moved to another list; then the
 * done ones, newest first. What was set aside is left out, and what is from before the student joined, too, unless
 * `isListed` counts it among the open ones.
 */
export function orderRows<T extends Row>(rows: readonly T[], order: "due" | "own", isListed = isOpen): T[] {
  const inState = (state: TaskState) => rows.filter((row) => taskState(row) === state);
  const [open, moved, done] = [rows.filter(isListed), inState("moved"), inState("done")];
  const byDay = (a: T, b: T) => (order === "due" ? (a.due_date ?? NO_DAY).localeCompare(b.due_date ?? NO_DAY) : 0);
  open.sort((a, b) => byDay(a, b) || a.position - b.position);
  done.sort((a, b) => (b.completed_on ?? "").localeCompare(a.completed_on ?? "") || b.position - a.position);
  return [...open, ...moved, ...done];
}
