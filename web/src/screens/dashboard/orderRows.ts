import type { ChecklistItem } from "@domain/checklist";

/** After every calendar day, so that tasks without a date follow those with one. */
const NO_DAY = "9999-12-31";

type Row = Pick<ChecklistItem, "status" | "due_date" | "completed_on" | "position" | "moved_to">;

/** Still to do, and to do on this list. */
export function isOpen({ status, moved_to }: Pick<Row, "status" | "moved_to">): boolean {
  return status !== "Completed" && moved_to === undefined;
}

/**
 * Open tasks first, by due date or as the student has put them; then those that have moved to another list; then the
 * done ones, newest first.
 */
export function orderRows<T extends Row>(rows: readonly T[], order: "due" | "own"): T[] {
  const open = rows.filter(isOpen);
  const moved = rows.filter((row) => row.status !== "Completed" && !isOpen(row));
  const done = rows.filter(({ status }) => status === "Completed");
  const byDay = (a: T, b: T) => (order === "due" ? (a.due_date ?? NO_DAY).localeCompare(b.due_date ?? NO_DAY) : 0);
  open.sort((a, b) => byDay(a, b) || a.position - b.position);
  done.sort((a, b) => (b.completed_on ?? "").localeCompare(a.completed_on ?? "") || b.position - a.position);
  return [...open, ...moved, ...done];
}
