import { isCalendarDay } from "../shared/calendarDay.ts";

/** Which number comes first in a day such as 3/4/2025. */
export type DayOrder = "mdy" | "dmy";

/** The first and the last day that a text can mean: equal for a day, the bounds of a month, a term or a year. */
export interface WrittenDay {
  readonly first: string;
  readonly last: string;
}

export interface WrittenRange {
  readonly start?: string;
  readonly end?: string;
  /** The range ends with a word such as "present". */
  readonly current?: true;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;
/** First and last month of a term. Terms overlap, because colleges begin and end them differently. */
const SEASONS: Readonly<Record<string, readonly [first: number, last: number]>> = {
  winter: [1, 3],
  spring: [1, 5],
  summer: [6, 8],
  fall: [8, 12],
  autumn: [8, 12],
};
const CURRENT = /^(?:present|current(?:ly)?|ongoing|now|today|still(?: active)?|in progress|to date|till date)\.?$/i;
const NUMERIC = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
const TIME = /[,T\s]+\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?\s*(?:[ap]\.?m\.?)?(?:\s*[A-Z]{1,4})?Z?$/i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
const MONTH_NAME = "(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?";

/** Whether a text says that something has not ended, such as "present". */
export function isCurrent(text: string): boolean {
  return CURRENT.test(text.trim());
}

/**
 * Reads a day, month, term or year in the forms that people type in the United States, such as `3/4/2025`,
 * `Mar 4, 2025`, `2025-03-04`, `03/2025`, `Spring 2025` and `2025`. Null for other texts and days that do not exist.
 */
export function readDay(text: string, order: DayOrder): WrittenDay | null {
  const written = text.trim().replace(TIME, "").replace(WEEKDAY, "").replace(/\s+/g, " ");
  for (const read of [readIso, readNumeric, readMonthNumber, readNamed, readSeason, readYear]) {
    const found = read(written, order);
    if (found) return isCalendarDay(found.first) && isCalendarDay(found.last) ? found : null;
  }
  return null;
}

/** Reads `Aug 2023 - May 2025`, `Fall 2022 to present` and the like. Null if the text is not a range. */
export function readRange(text: string, order: DayOrder): WrittenRange | null {
  const [left = "", right, more] = text.trim().split(BETWEEN);
  if (right === undefined || more !== undefined) {
    const whole = readDay(text, order);
    return whole && { start: whole.first, end: whole.last };
  }
  const end = readDay(right, order);
  // In "Aug - Dec 2023", the year is written once.
  const start = readDay(left, order) ?? readDay(`${left} ${/\d{4}$/.exec(right)?.[0] ?? ""}`, order);
  if (!start) return null;
  if (isCurrent(right)) return { start: start.first, current: true };
  return end && { start: start.first, end: end.last };
}

const BETWEEN = /\s*[\u2013\u2014]\s*|\s+(?:-+|to|until|till|through|thru)\s+|(?<=^\d{4})-(?=\d{4}$)/i;

/**
 * The order that numeric days have, such as 3/4/2025: `ask` if they fit both, or some only fit one and some the other;
 * null if there are none.
 */
export function dayOrderOf(texts: readonly string[]): DayOrder | "ask" | null {
  const parts = texts.flatMap((text) => text.trim().replace(TIME, "").replace(WEEKDAY, "").split(BETWEEN));
  const numeric = parts.flatMap((part) => {
    const [, first, mark, second] = NUMERIC.exec(part.trim()) ?? [];
    return first && mark && second ? [onlyOrder(Number(first), mark, Number(second))] : [];
  });
  const [order, ...others] = new Set(numeric.filter((only) => only !== null));
  if (numeric.length === 0) return null;
  return order && others.length === 0 ? order : "ask";
}

/** The order that fits a day; null if both do. Days with dots are written in Europe, the day first. */
function onlyOrder(first: number, mark: string, second: number): DayOrder | null {
  if (first > 12 || mark === ".") return "dmy";
  return second > 12 ? "mdy" : null;
}

function readIso(text: string): WrittenDay | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(text) ?? [];
  if (!year || !month) return null;
  return day ? exactly(year, Number(month), Number(day)) : months(year, Number(month));
}

function readNumeric(text: string, order: DayOrder): WrittenDay | null {
  const [, first, , second, year] = NUMERIC.exec(text) ?? [];
  if (!first || !second || !year) return null;
  const [month, day] = order === "mdy" ? [first, second] : [second, first];
  return exactly(year, Number(month), Number(day));
}

function readMonthNumber(text: string): WrittenDay | null {
  const [, month, year] = /^(\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text) ?? [];
  return year ? months(year, Number(month)) : null;
}

function readNamed(text: string): WrittenDay | null {
  const [, month, day, year] =
    new RegExp(`^${MONTH_NAME}[ -](?:(\\d{1,2})(?:st|nd|rd|th)?(?:, ?|[ -]))?'?(\\d{4}|\\d{2})$`, "i").exec(
      text.replace(/, /g, " "),
    ) ?? [];
  if (month && year) return day ? exactly(year, monthOf(month), Number(day)) : months(year, monthOf(month));
  const [, date, name, ofYear] =
    new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[ -](?:of )?${MONTH_NAME},?[ -]'?(\\d{4}|\\d{2})$`, "i").exec(text) ?? [];
  if (date && name && ofYear) return exactly(ofYear, monthOf(name), Number(date));
  const [, first, last] = new RegExp(`^(\\d{4}),? ${MONTH_NAME}$`, "i").exec(text) ?? [];
  return first && last ? months(first, monthOf(last)) : null;
}

function readSeason(text: string): WrittenDay | null {
  const season = /^(winter|spring|summer|fall|autumn)(?: (?:term|semester|quarter))?,? '?(\d{4}|\d{2})$/i.exec(text);
  const turned = /^(\d{4}),? (winter|spring|summer|fall|autumn)$/i.exec(text);
  const [name, year] = season ? [season[1], season[2]] : [turned?.[2], turned?.[1]];
  const [first, last] = SEASONS[name?.toLowerCase() ?? ""] ?? [];
  return first && last && year ? months(year, first, last) : null;
}

function readYear(text: string): WrittenDay | null {
  return /^(?:19|20)\d{2}$/.test(text) ? months(text, 1, 12) : null;
}

function monthOf(name: string): number {
  return MONTHS.findIndex((month) => name.toLowerCase().startsWith(month)) + 1;
}

function exactly(year: string, month: number, day: number): WrittenDay {
  const text = dayText(year, month, day);
  return { first: text, last: text };
}

function months(year: string, first: number, last = first): WrittenDay {
  const full = dayText(year, last, 1);
  // Day 0 of the next month is the last one of this month.
  const end = new Date(Date.UTC(Number(full.slice(0, 4)), last, 0)).getUTCDate();
  return { first: dayText(year, first, 1), last: dayText(year, last, end) };
}

function dayText(year: string, month: number, day: number): string {
  const full = year.length === 2 ? `20${year}` : year;
  return `${full}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
