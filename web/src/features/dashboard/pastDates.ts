import { academicYearOf, academicYearToPlan } from "@domain/checklist/academicYear";
import type { ChecklistItem } from "@domain/checklist/checklist";
import { addDays, addMonths } from "@domain/shared/calendarDay";
import { isUndecided } from "./orderRows.ts";

type Row = Pick<ChecklistItem, "status" | "due_date" | "moved_to" | "set_aside_on"> & {
  readonly id: string;
  readonly isEarlier?: boolean;
};

export interface DateBroughtForward {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The open rows with dates in a past academic year, each with the same day of the year to plan (`academicYearToPlan`). A
 * student gets such a list by returning to an earlier stage, or by staying in a stage when a year ends.
 */
export function pastDates(rows: readonly Row[], today: string): DateBroughtForward[] {
  const thisYear = academicYearOf(today);
  const planned = Number(academicYearToPlan(today).slice(0, 4));
  return rows.filter(isUndecided).flatMap(({ id, due_date }) => {
    if (due_date === null || academicYearOf(due_date) >= thisYear) return [];
    const years = planned - Number(academicYearOf(due_date).slice(0, 4));
    return [{ id, from: due_date, to: sameDayLater(due_date, years) }];
  });
}

/** The last day of a month stays the last, so that February works in leap years. */
function sameDayLater(day: string, years: number): string {
  const dayAfter = addDays(day, 1);
  return dayAfter.endsWith("-01") ? addDays(addMonths(dayAfter, 12 * years), -1) : addMonths(day, 12 * years);
}
