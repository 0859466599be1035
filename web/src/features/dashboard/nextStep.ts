import { endsMonth, urgencyOf } from "@domain/calendar/urgency";
import type { ChecklistItem } from "@domain/checklist/checklist";
import { daysBetween } from "@domain/shared/calendarDay";
import { firstWithoutDate, suggestedFor } from "@text/dashboard/overview";
import { academicYearAround } from "./academicCalendar.ts";
import { month } from "./dayForms.ts";
import { dueInWords } from "./dueDate.ts";
import { isOpen } from "./orderRows.ts";

type Row = Pick<ChecklistItem, "status" | "due_date" | "origin" | "moved_to" | "set_aside_on"> & {
  readonly isEarlier?: boolean;
};

/** After everything with a day. */
const NO_DAY = "9";
/** In days. Further away than this, the month says more than a count of days. */
const COUNTED = 30;

export interface NextStep<T> {
  readonly row: T;
  /** Why this task was chosen, as a sentence. */
  readonly reason: string;
  /** Due within a week, or recently past. */
  readonly isUrgent: boolean;
  /** Null if it has none in this academic year. */
  readonly day: string | null;
}

interface Choice {
  readonly today: string;
  /** Rows the student has put off until tomorrow. */
  readonly isPutOff: (row: { readonly id: string }) => boolean;
  /** `High School, 11th Grade` */
  readonly stage: string;
}

/**
 * The one open task to do next: the most urgent (`urgencyOf`), else the first of the list. A date of a past academic
 * year counts as none. The rows are in the order of the card.
 */
export function nextStep<T extends Row & { readonly id: string }>(
  rows: readonly T[],
  { today, isPutOff, stage }: Choice,
): NextStep<T> | null {
  const { start } = academicYearAround(today);
  const placeOf = ({ due_date, origin }: Row) =>
    due_date !== null && due_date >= start
      ? urgencyOf({ day: due_date, kind: origin === "own" ? "own" : "step" }, today) + due_date
      : NO_DAY;
  const [row] = rows
    .filter((candidate) => isOpen(candidate) && !isPutOff(candidate))
    .sort((a, b) => placeOf(a).localeCompare(placeOf(b)));
  if (!row) return null;
  if (row.due_date === null || row.due_date < start) {
    return { row, reason: firstWithoutDate, isUrgent: false, day: null };
  }
  const day = row.due_date;
  if (daysBetween(today, day) > COUNTED && row.origin === "template" && endsMonth(day)) {
    return { row, reason: suggestedFor(stage, month(day)), isUrgent: false, day };
  }
  const due = dueInWords(day, today);
  return { row, reason: due.text, isUrgent: due.isUrgent, day };
}
