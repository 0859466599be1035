import { academicYearOf, academicYearToPlan, lastDayOfMonthIn } from "@domain/checklist/academicYear";

export interface AcademicYear {
  readonly start: string;
  readonly end: string;
}

/** The first and last day of the academic year that contains a day: August 1 to July 31. */
export function academicYearAround(day: string): AcademicYear {
  return daysOf(academicYearOf(day));
}

/** The first and last day of an academic year such as `2026-27`. */
export function daysOf(year: string): AcademicYear {
  return { start: `${year.slice(0, 4)}-08-01`, end: lastDayOfMonthIn(year, 7) };
}

/**
 * The academic year of most of these days: that of today, or in June and July the coming one, for which a list made then
 * is dated. Today's if they are as many.
 */
export function yearOfMost(days: readonly string[], today: string): string {
  const [thisYear, planned] = [academicYearOf(today), academicYearToPlan(today)];
  const countIn = (year: string) => days.filter((day) => academicYearOf(day) === year).length;
  return countIn(planned) > countIn(thisYear) ? planned : thisYear;
}

/** 0 for August to 11 for July. */
export function monthOfYear(day: string): number {
  return (Number(day.slice(5, 7)) + 4) % 12;
}

/** How many of the days are in each month of the year, from August. */
export function countByMonth(days: readonly string[], year: AcademicYear): number[] {
  const counts = new Array<number>(12).fill(0);
  for (const day of days) {
    if (day >= year.start && day <= year.end) counts[monthOfYear(day)] = (counts[monthOfYear(day)] ?? 0) + 1;
  }
  return counts;
}

/** A day's position in its academic year, from 0 on August 1 up to 12. */
export function placeInYear(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return monthOfYear(day) + (date - 0.5) / daysInMonth;
}
