import { isNameless } from "@domain/account/studentName";
import type { ChecklistItem } from "@domain/checklist/checklist";
import * as text from "@text/dashboard/overview";
import { nameDay } from "./dueDate.ts";
import { isEarlier, isOpen } from "./orderRows.ts";

type Row = Pick<ChecklistItem, "status" | "moved_to" | "set_aside_on"> & { readonly isEarlier?: boolean };

export function firstWord(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}

/** Greets by first name, if the student has given one. On the first day it does not say "back". */
export function welcomeOf(name: string, joinedOn: string | null, today: string): string {
  if (isNameless(name)) return text.welcome;
  const isFirstDay = joinedOn !== null && today <= joinedOn;
  return isFirstDay ? text.welcomeByName(firstWord(name)) : text.welcomeBack(firstWord(name));
}

/** What is left of this year's list, and the day of what is next (`useNext`). */
export function welcomeLine(rows: readonly Row[], today: string, next: string | null): string {
  if (rows.length === 0) return text.noTaskYet;
  const left = whatIsLeft(rows);
  if (next === null) return left;
  const day = nameDay(next, today);
  return `${left} ${next < today ? text.wasDueNext(day) : text.nextDueDate(day)}`;
}

function whatIsLeft(rows: readonly Row[]): string {
  const open = rows.filter(isOpen).length;
  if (open > 0) return text.tasksLeft(open);
  return rows.some(isEarlier) ? text.onlyEarlierTasks : text.allTasksDone;
}
