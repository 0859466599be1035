import type { ChecklistItem } from "@domain/checklist";
import { nameDay } from "./dueDate.ts";
import { isOpen } from "./orderRows.ts";

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

export function firstWord(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}

/** What is left of this year's list and when the next of it is due. */
export function welcomeLine(
  rows: readonly Pick<ChecklistItem, "status" | "due_date" | "moved_to">[],
  today: string,
): string {
  if (rows.length === 0) return "Your checklist is waiting for its first task.";
  const open = rows.filter(isOpen);
  if (open.length === 0) return "Every task on this year's checklist is done.";
  const left = `${NUMBERS[open.length] ?? open.length} ${open.length === 1 ? "task" : "tasks"} left this year.`;
  const next = open.flatMap(({ due_date }) => (due_date !== null && due_date >= today ? [due_date] : [])).sort()[0];
  return next === undefined ? left : `${left} Your next due date is ${nameDay(next, today)}.`;
}
