/** The first month of an academic year, August; the last is July. */
const FIRST_MONTH = 8;

/** The academic year that contains a calendar day: `2026-11-20` is in `2026-27`. */
export function academicYearOf(day: string): string {
  const year = Number(day.slice(0, 4));
  return academicYearFrom(Number(day.slice(5, 7)) >= FIRST_MONTH ? year : year - 1);
}

/** From June on, a student plans the academic year that begins in August. */
const PLANS_NEXT_FROM = 6;

/** The academic year that a list made on a day is dated for: `2026-27` from `2026-06-01` to `2027-05-31`. */
export function academicYearToPlan(day: string): string {
  const year = Number(day.slice(0, 4));
  return academicYearFrom(Number(day.slice(5, 7)) >= PLANS_NEXT_FROM ? year : year - 1);
}

/** The year before: `2025-26` for `2026-27`. */
export function academicYearBefore(academicYear: string): string {
  return academicYearFrom(firstCalendarYear(academicYear) - 1);
}

/** The last day of a calendar month (1 to 12) inside an academic year: February of `2027-28` is `2028-02-29`. */
export function lastDayOfMonthIn(academicYear: string, month: number): string {
  const firstYear = firstCalendarYear(academicYear);
  const year = month >= FIRST_MONTH ? firstYear : firstYear + 1;
  // Day 0 of the next month is the last one of this month.
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

function firstCalendarYear(academicYear: string): number {
  return Number(academicYear.slice(0, 4));
}

function academicYearFrom(firstYear: number): string {
  return `${firstYear}-${String((firstYear + 1) % 100).padStart(2, "0")}`;
}
