import type { ChecklistItem } from "@domain/checklist/checklist";
import { addDays, daysBetween } from "@domain/shared/calendarDay";
import { firstWithoutDate, suggestedFor } from "@text/dashboard/overview";
import { academicYearAround } from "./academicCalendar.ts";
import { month } from "./dayForms.ts";
import { dueInWords } from "./dueDate.ts";
import { isOpen } from "./orderRows.ts";

type Row = Pick<ChecklistItem, "status" | "due_date" | "origin" | "moved_to" | "set_aside_on"> & {
  readonly isEarlier?: boolean;
};

/** Sorts after every calendar day. */
const NO_DAY = "9999-12-31";
/** In days. Further away than this, the month says more than a count of days. */
const COUNTED = 30;

export interface NextStep<T> {
  readonly row: T;
  /** Why this task was chosen, as a sentence. */
  readonly reason: string;
  /** Due within a week, or recently past. */
  readonly isUrgent: boolean;
}

interface Choice {
  readonly today: string;
  /** The ids of rows the student has postponed. */
  readonly putOff: ReadonlySet<string>;
  /** `High School, 11th Grade` */
  readonly stage: string;
}

/**
 * The one open task to do next: the one that has been overdue longest, else the one due soonest, else the first of the
 * list. A date of a past academic year counts as none. The rows are in the order of the card.
 */
export function nextStep<T extends Row & { readonly id: string }>(
  rows: readonly T[],
  { today, putOff, stage }: Choice,
): NextStep<T> | null {
  const { start } = academicYearAround(today);
  const dayOf = ({ due_date }: Row) => (due_date !== null && due_date >= start ? due_date : NO_DAY);
  const [row] = rows
    .filter((candidate) => isOpen(candidate) && !putOff.has(candidate.id))
    .sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
  if (!row) return null;
  if (row.due_date === null || row.due_date < start) {
    return { row, reason: firstWithoutDate, isUrgent: false };
  }
  if (daysBetween(today, row.due_date) > COUNTED && row.origin === "template" && endsMonth(row.due_date)) {
    return { row, reason: suggestedFor(stage, month(row.due_date)), isUrgent: false };
  }
  const due = dueInWords(row.due_date, today);
  return { row, reason: due.text, isUrgent: due.isUrgent };
}

/** Suggested tasks are due at the end of a month. Any other day was chosen by the student. */
function endsMonth(day: string): boolean {
  return addDays(day, 1).endsWith("-01");
}
