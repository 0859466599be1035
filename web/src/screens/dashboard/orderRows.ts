import type { ChecklistItem } from "@domain/checklist";

/** After every calendar day, so that tasks without a date follow those with one. */
const NO_DAY = "9999-12-31";

type Row = Pick<ChecklistItem, "status" | "due_date" | "completed_on" | "position">;

/** Open tasks first, by due date; then the done ones, newest first. */
export function orderRows<T extends Row>(rows: readonly T[]): T[] {
  const open = rows.filter(({ status }) => status === "Pending");
  const done = rows.filter(({ status }) => status === "Completed");
  open.sort((a, b) => (a.due_date ?? NO_DAY).localeCompare(b.due_date ?? NO_DAY) || a.position - b.position);
  done.sort((a, b) => (b.completed_on ?? "").localeCompare(a.completed_on ?? "") || b.position - a.position);
  return [...open, ...done];
}
