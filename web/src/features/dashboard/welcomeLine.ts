import { isNameless } from "@domain/account/studentName";
import type { User } from "@domain/account/user";
import type { ChecklistItem } from "@domain/checklist/checklist";
import * as text from "@text/dashboard/overview";
import { nameDay } from "./dueDate.ts";
import { isEarlier, isOpen } from "./orderRows.ts";

type Row = Pick<ChecklistItem, "status" | "moved_to" | "set_aside_on"> & { readonly isEarlier?: boolean };

/** The first word with a letter, so that neither an emoji nor a blank greets. */
export function firstWord(name: string): string {
  return name.split(/\s+/).find((word) => /\p{L}/u.test(word)) ?? name;
}

/** Greets as the student wants to be called, else by the first name, if given. On the first day without "back". */
export function welcomeOf(
  { display_name, preferred_name = firstWord(display_name) }: Pick<User, "display_name" | "preferred_name">,
  joinedOn: string | null,
  today: string,
): string {
  if (isNameless(preferred_name)) return text.welcome;
  return (joinedOn !== null && today <= joinedOn ? text.welcomeByName : text.welcomeBack)(preferred_name);
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
