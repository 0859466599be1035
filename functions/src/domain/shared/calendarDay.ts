/** The calendar day in the device's time zone, such as `2026-11-20`. */
export function localDayOf(date: Date): string {
  return dayFrom(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** The calendar day in UTC. For servers, which have no local time zone. */
export function utcDayOf(date: Date): string {
  return dayFrom(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

const DAY = 86_400_000;

const DAYS_IN_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Whether the text is a day of the years 1900 to 2099 that exists. February 29 only exists in leap years. */
export function isCalendarDay(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  // Slices are quicker than a split: a calendar asks for thousands of days.
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 && isLeapYear ? 29 : (DAYS_IN_MONTHS[month - 1] ?? 0);
  return day >= 1 && day <= last;
}

/** Shown in place of a stored day that does not exist. */
export const NO_DAY = "";

export function addDays(day: string, count: number): string {
  return utcDayOf(new Date(Date.parse(day) + count * DAY));
}

/** The same day of another month, or the month's last day if it is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  // Day 0 of the next month is the last one of this month.
  const last = new Date(Date.UTC(year, month + count, 0));
  return dayFrom(last.getUTCFullYear(), last.getUTCMonth() + 1, Math.min(date, last.getUTCDate()));
}

/** Whole days from one calendar day to another. Negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

function dayFrom(year: number, month: number, day: number): string {
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}
