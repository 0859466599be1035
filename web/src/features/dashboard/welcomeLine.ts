import { isNameless } from "@domain/account/studentName";
import type { ChecklistItem } from "@domain/checklist/checklist";
import * as text from "@text/dashboard/overview";
import { nameDay } from "./dueDate.ts";
import { isEarlier, isOpen } from "./orderRows.ts";

type Row = Pick<ChecklistItem, "status" | "due_date" | "moved_to" | "set_aside_on"> & { readonly isEarlier?: boolean };

export function firstWord(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}

/** Greets by first name, if the student has given one. On the first day it does not say "back". */
export function welcomeOf(name: string, joinedOn: string | null, today: string): string {
  if (isNameless(name)) return text.welcome;
  const isFirstDay = joinedOn !== null && today <= joinedOn;
  return isFirstDay ? text.welcomeByName(firstWord(name)) : text.welcomeBack(firstWord(name));
}

/** What is left of this year's list, and when the next task is due. */
export function welcomeLine(rows: readonly Row[], today: string): string {
  if (rows.length === 0) return text.noTaskYet;
  const open = rows.filter(isOpen);
  if (open.length === 0) return rows.some(isEarlier) ? text.onlyEarlierTasks : text.allTasksDone;
  const left = text.tasksLeft(open.length);
  const next = open.flatMap(({ due_date }) => (due_date !== null && due_date >= today ? [due_date] : [])).sort()[0];
  return next === undefined ? left : `${left} ${text.nextDueDate(nameDay(next, today))}`;
}
