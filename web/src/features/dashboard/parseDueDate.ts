import { addDays, addMonths, isCalendarDay, weekdayOf } from "@domain/shared/calendarDay";

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
/** February 29 comes back after eight years at most. */
const LEAP_GAP = 8;
/** In years. No plan goes further; a later year is probably a typo. */
const FARTHEST_YEARS = 12;

type Reading = (parts: readonly string[], today: string) => string | null;

/** Tried in order. Each pattern has to match the whole text. */
const READINGS: readonly (readonly [RegExp, Reading])[] = [
  [/^(?:today|tod|now)$/, (_, today) => today],
  [/^(?:tomorrow|tomorow|tmrw?|tom)$/, (_, today) => addDays(today, 1)],
  [/^(?:(this|next) )?([a-z]{3,9})$/, ([which, name = ""], today) => weekdayNamed(name, which === "next", today)],
  [/^(?:the )?end of (?:the |this )?month$/, (_, today) => lastOfMonth(today)],
  [/^(?:the )?end of next month$/, (_, today) => lastOfMonth(addMonths(today, 1))],
  [/^next week$/, (_, today) => addDays(today, 7)],
  [/^next month$/, (_, today) => addMonths(today, 1)],
  [/^next year$/, (_, today) => addMonths(today, 12)],
  [
    /^(?:in )?(\d{1,3}|[a-z]+) ?(days?|d|weeks?|wks?|w|months?|mos?|years?|yrs?|y)(?: from (?:now|today))?$/,
    ([count = "", unit = ""], today) => later(count, unit, today),
  ],
  [/^(\d{4})-(\d{1,2})-(\d{1,2})$/, ([year, month, date]) => dayOf(year, month, date)],
  [/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/, ([month, date, year]) => dayOf(year, month, date)],
  [/^(\d{1,2})[/.-](\d{1,2})$/, ([month, date], today) => nextDay(month, date, today)],
  [/^([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)?$/, ([name, date], today) => nextDay(monthNamed(name), date, today)],
  [
    /^(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?([a-z]{3,9})$/,
    ([date, name], today) => nextDay(monthNamed(name), date, today),
  ],
  [/^([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/, ([name, date, year]) => dayOf(year, monthNamed(name), date)],
  [
    /^(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?([a-z]{3,9}) (\d{4})$/,
    ([date, name, year]) => dayOf(year, monthNamed(name), date),
  ],
  [/^(?:the )?(\d{1,2})(?:st|nd|rd|th)$/, ([date], today) => nextDate(Number(date), today)],
];

/**
 * Parses the day a student means by "fri", "3/14" or "in 2 weeks"; null if it cannot be parsed. A day without a year is
 * the next one to come, today included. A weekday is never today. It reads only English; another language needs its own
 * parser. The date picker next to it works in any language.
 */
export function parseDueDate(text: string, today: string): string | null {
  const typed = text
    .toLowerCase()
    .replaceAll(/[,\s]+/g, " ")
    .replaceAll(/([a-z])\./g, "$1")
    .trim()
    .replace(/^(?:due |by |on )+/, "");
  for (const [pattern, read] of READINGS) {
    const match = pattern.exec(typed);
    if (!match) continue;
    const day = read(match.slice(1), today);
    if (day !== null && isCalendarDay(day)) return isPlannable(day, today) ? day : null;
  }
  return null;
}

/** Whether the day is within the planning range. */
export function isPlannable(day: string, today: string): boolean {
  return day > addMonths(today, -12 * FARTHEST_YEARS) && day < addMonths(today, 12 * FARTHEST_YEARS);
}

function weekdayNamed(name: string, isNextWeek: boolean, today: string): string | null {
  const weekday = indexOfName(WEEKDAYS, name);
  if (weekday === null) return null;
  if (isNextWeek) return addDays(today, 7 - weekdayOf(today) + weekday);
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7);
}

function later(count: string, unit: string, today: string): string | null {
  const number = COUNTS[count] ?? (/^\d+$/.test(count) ? Number(count) : null);
  if (number === null) return null;
  if (unit.startsWith("d")) return addDays(today, number);
  if (unit.startsWith("w")) return addDays(today, number * 7);
  return addMonths(today, unit.startsWith("m") ? number : number * 12);
}

/** The next occurrence of this month and date. */
function nextDay(month: string | undefined, date: string | undefined, today: string): string | null {
  const year = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= LEAP_GAP; ahead += 1) {
    const day = dayOf(String(year + ahead), month, date);
    if (day !== null && isCalendarDay(day) && day >= today) return day;
  }
  return null;
}

/** The next month that has this date, and that day. */
function nextDate(date: number, today: string): string | null {
  for (let ahead = 0; ahead <= 12; ahead += 1) {
    const [year, month] = addMonths(`${today.slice(0, 8)}01`, ahead).split("-");
    const day = dayOf(year, month, String(date));
    if (day !== null && isCalendarDay(day) && day >= today) return day;
  }
  return null;
}

function lastOfMonth(day: string): string {
  return addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1);
}

function dayOf(year: string | undefined, month: string | undefined, date: string | undefined): string | null {
  if (!year || !month || !date) return null;
  return [year.length === 2 ? `20${year}` : year, month.padStart(2, "0"), date.padStart(2, "0")].join("-");
}

function monthNamed(name: string | undefined): string | undefined {
  const index = indexOfName(MONTHS, name ?? "");
  return index === null ? undefined : String(index + 1);
}

/** The index of a name given in full or by its first three or more letters. "sept" and "tues" also work. */
function indexOfName(names: readonly string[], name: string): number | null {
  const index = name.length < 3 ? -1 : names.findIndex((full) => full.startsWith(name));
  return index < 0 ? null : index;
}
