import { isCalendarDay } from "../shared/calendarDay.ts";

/** Which number comes first in a day such as 3/4/2025. */
export type DayOrder = "mdy" | "dmy";

/**
 * What the number in "Nov 15" or "9/23" is where no year follows: a day, whose year the function returns, or the year
 * of a month.
 */
export type ShortForm = "month-year" | ((month: number, day: number) => number);

/** How days are read where their text leaves it open. Without a `short` form, "Nov 15" and "9/23" are not read. */
export interface DayReading {
  readonly order: DayOrder;
  readonly short?: ShortForm | undefined;
}

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
const NUMERIC_SHORT = /^(\d{1,2})([/-])(\d{1,2})$/;
const TIME = /[,T\s]+\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?\s*(?:[ap]\.?m\.?)?(?:\s*[A-Z]{1,4})?Z?$/i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
const MONTH_NAME = "(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?";
const DATE = "\\d{1,2}(?:st|nd|rd|th)?";
const YEAR = "\\d{4}|\\d{2}";
const MONTH_DAY_YEAR = new RegExp(`^${MONTH_NAME}[ -](${DATE})(?:, ?|[ -])'?(${YEAR})$`, "i");
const MONTH_YEAR = new RegExp(`^${MONTH_NAME},?[ -]?((?:')\\d{2}|\\d{4}|(?:3[2-9]|[4-9]\\d))$`, "i");
const DAY_MONTH_YEAR = new RegExp(`^(${DATE})[ -]?(?:of )?${MONTH_NAME},?[ -]'?(${YEAR})$`, "i");
const YEAR_MONTH = new RegExp(`^(\\d{4}),?[ -]${MONTH_NAME}$`, "i");
const MONTH_DAY = new RegExp(`^${MONTH_NAME}[ -]?(${DATE})$`, "i");
const DAY_MONTH = new RegExp(`^(${DATE})[ -]?(?:of )?${MONTH_NAME}$`, "i");

/** Whether a text says that something has not ended, such as "present". */
export function isCurrent(text: string): boolean {
  return CURRENT.test(text.trim());
}

/** Longer than any day with its weekday and time. */
const LONGEST = 60;

/**
 * Reads a day, month, term or year in the forms that people type in the United States, such as `3/4/2025`,
 * `Mar 4, 2025`, `2025-03-04`, `03/2025`, `Spring 2025` and `2025`. Null for other texts and days that do not exist.
 */
export function readDay(text: string, reading: DayReading): WrittenDay | null {
  if (text.length > LONGEST) return null;
  const written = plainDay(text);
  for (const read of [readIso, readNumeric, readMonthNumber, readNamed, readShort, readSeason, readYear]) {
    const found = read(written, reading);
    if (found) return isCalendarDay(found.first) && isCalendarDay(found.last) ? found : null;
  }
  return null;
}

/** Excel counts the days since 1899-12-30, and shows the count where a cell has no date format. */
const EXCEL_START = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** Like `readDay`, also for a day of 2000 to 2049 as Excel counts it, such as `45906` or `45906.75`. */
export function readCellDay(text: string, reading: DayReading): WrittenDay | null {
  const [, count] = /^((?:3[7-9]|4\d|5[0-4])\d{3})(?:\.\d+)?$/.exec(text.trim()) ?? [];
  if (!count) return readDay(text, reading);
  const day = new Date(EXCEL_START + Number(count) * DAY_MS).toISOString().slice(0, 10);
  return { first: day, last: day };
}

/** Whether a text is a day, or a range of days, that needs a `ShortForm` to be read. */
export function isShortForm(text: string): boolean {
  // Most days have a year: thousands of rows are read again while a cell is corrected.
  if (/\d{4}/.test(text) || NUMERIC.test(text)) return false;
  const reads = (short: ShortForm | undefined) =>
    (["mdy", "dmy"] as const).some((order) => readRange(text, { order, short }) !== null);
  return !reads(undefined) && reads(() => 2024);
}

/** Whether the number of a short form can be the year of a month, such as `Nov 15` and `9/23`. */
export function canBeMonthYear(text: string): boolean {
  return isShortForm(text) && readRange(text, { order: "mdy", short: "month-year" }) !== null;
}

/** The month in which a school year begins. */
const SCHOOL_YEAR_BEGINS = 8;

/** Days without a year are those of the school year that begins in August of the year `first`. */
export function inSchoolYear(first: number): ShortForm {
  return (month) => (month >= SCHOOL_YEAR_BEGINS ? first : first + 1);
}

/** Days without a year are the next ones, beginning with `today`. */
export function nextFrom(today: string): ShortForm {
  return (month, day) => Number(today.slice(0, 4)) + (monthAndDay(month, day) < today.slice(5) ? 1 : 0);
}

/** Days without a year are the last ones, ending with `today`. */
export function lastUntil(today: string): ShortForm {
  return (month, day) => Number(today.slice(0, 4)) - (monthAndDay(month, day) > today.slice(5) ? 1 : 0);
}

function monthAndDay(month: number, day: number): string {
  return dayText("2000", month, day).slice(5);
}

/**
 * Reads `Aug 2023 - May 2025`, `8/2022-5/2024`, `2023-24`, `Fall 2022 to present`, `since 2022` and the like. Null if
 * the text is not one range.
 */
export function readRange(text: string, reading: DayReading): WrittenRange | null {
  if (text.length > 2 * LONGEST) return null;
  const written = text.trim().replace(/^from\s+/i, "");
  if (isCurrent(written)) return { current: true };
  const years = schoolYearIn(written);
  if (years) return years;
  const whole = readCellDay(written, reading);
  if (whole) return { start: whole.first, end: whole.last };
  const [, since] =
    /^(?:since|starting)\s+(.+)$/i.exec(written) ?? /^(.*\S)\s*(?:\+|onwards?|and on)$/i.exec(written) ?? [];
  if (since) return openRange(since, reading);
  const strong = splitsAt(written, BETWEEN);
  const splits = strong.length > 0 ? strong : splitsAt(written, /-/g);
  const found = splits.flatMap(([left, right]) => rangeOf(left, right, reading) ?? []);
  const [only, another] = found;
  return only && !another ? only : null;
}

function openRange(text: string, reading: DayReading): WrittenRange | null {
  const day = readDay(text, reading);
  return day && { start: day.first, current: true };
}

/** Every way to part a text in two at a mark. */
function splitsAt(text: string, mark: RegExp): readonly (readonly [left: string, right: string])[] {
  return [...text.matchAll(mark)].map(
    ({ 0: found, index }) => [text.slice(0, index), text.slice(index + found.length)] as const,
  );
}

function rangeOf(left: string, right: string, reading: DayReading): WrittenRange | null {
  // In "Aug 5-9, 2024", the month is written once.
  const month = /^([a-z]+\.?) \d/i.exec(left)?.[1];
  const end =
    readDay(right, reading) ??
    (month && /^\d{1,2},? \d{4}$/.test(right) ? readDay(`${month} ${right}`, reading) : null);
  const start = readDay(left, { order: reading.order }) ?? withYearOf(left, right, reading) ?? readDay(left, reading);
  if (!start) return null;
  if (isCurrent(right)) return { start: start.first, current: true };
  // Kept as written if the end comes before the start: one of them is meant in another way.
  return end && start.first <= end.last ? { start: start.first, end: end.last } : null;
}

/** In "Aug - Dec 2023" and "6/1-8/15/2024", the year is written once. */
function withYearOf(left: string, right: string, { order }: DayReading): WrittenDay | null {
  const year = /\d{4}$/.exec(right)?.[0];
  if (year === undefined) return null;
  return readDay(`${left}/${year}`, { order }) ?? readDay(`${left} ${year}`, { order });
}

/** "2023-24" is a school year, and "2011-12" could also be a month. */
function schoolYearIn(text: string): WrittenRange | null {
  const plain = text.replace(/\b(?:school|academic) year\b|^(?:AY|SY)\s*/gi, "").trim();
  const [, first, second] = /^(20\d{2})\s*[-/\u2013]\s*'?(\d{2})$/.exec(plain) ?? [];
  if (!first || Number(second) !== (Number(first) + 1) % 100 || Number(second) <= 12) return null;
  return { start: `${first}-08-01`, end: `20${second}-06-30` };
}

const BETWEEN = /\s*[\u2013\u2014]\s*|\s+(?:-+|to|until|till|through|thru)\s+|(?<=^\d{4})-(?=\d{4}$)/gi;

/** The part of a text that is its day: without a weekday and a time. */
function plainDay(text: string): string {
  return text.trim().replace(TIME, "").replace(WEEKDAY, "").replace(/\s+/g, " ");
}

/**
 * The order that numeric days have, such as 3/4/2025: `ask` if they fit both, or some only fit one and some the other;
 * null if there are none. Days without a year count if `short` reads them.
 */
export function dayOrderOf(texts: readonly string[], short?: ShortForm): DayOrder | "ask" | null {
  const isShortDay = typeof short === "function";
  const parts = texts.flatMap((text) => plainDay(text).split(BETWEEN));
  const numeric = parts.flatMap((part) => {
    const [, first, mark, second] =
      NUMERIC.exec(part.trim()) ?? ((isShortDay && NUMERIC_SHORT.exec(part.trim())) || []);
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
  // "2011-12" is a school year as likely as a month.
  if (!year || !month || (!day && Number(month) === (Number(year) + 1) % 100)) return null;
  return day ? exactly(year, Number(month), Number(day)) : months(year, Number(month));
}

function readNumeric(text: string, { order }: DayReading): WrittenDay | null {
  const [, first, , second, year] = NUMERIC.exec(text) ?? [];
  if (!first || !second || !year) return null;
  const [month, day] = order === "mdy" ? [first, second] : [second, first];
  return exactly(year, Number(month), Number(day));
}

function readMonthNumber(text: string): WrittenDay | null {
  const [, month, year] = /^(\d{1,2})[/.-](\d{4}|(?:3[2-9]|[4-9]\d))$/.exec(text) ?? [];
  return year ? months(year, Number(month)) : null;
}

function readNamed(text: string): WrittenDay | null {
  const plain = text.replace(/, /g, " ");
  const [, month, day, year] = MONTH_DAY_YEAR.exec(plain) ?? [];
  if (month && day && year) return exactly(year, monthOf(month), Number.parseInt(day, 10));
  const [, named, ofYear] = MONTH_YEAR.exec(text) ?? [];
  if (named && ofYear) return months(ofYear.replace("'", ""), monthOf(named));
  const [, date, name, whose] = DAY_MONTH_YEAR.exec(text) ?? [];
  if (date && name && whose) return exactly(whose, monthOf(name), Number.parseInt(date, 10));
  const [, first, last] = YEAR_MONTH.exec(text) ?? [];
  return first && last ? months(first, monthOf(last)) : null;
}

/** "9/28", "14-Sep" and "Nov 15": a day without a year, or a month with two digits of its year. */
function readShort(text: string, { order, short }: DayReading): WrittenDay | null {
  const written = shortParts(text, short === "month-year" ? "mdy" : order);
  if (!short || !written) return null;
  const { month, number, isDayFirst } = written;
  if (short === "month-year") return !isDayFirst && number.length === 2 ? months(number, month) : null;
  const day = Number.parseInt(number, 10);
  return exactly(String(short(month, day)), month, day);
}

function shortParts(text: string, order: DayOrder) {
  const [, first = "", , second = ""] = NUMERIC_SHORT.exec(text) ?? [];
  if (first) {
    const [month, number] = order === "mdy" ? [first, second] : [second, first];
    return { month: Number(month), number, isDayFirst: false };
  }
  const [, name, after] = MONTH_DAY.exec(text) ?? [];
  if (name && after) return { month: monthOf(name), number: after, isDayFirst: false };
  const [, before, named] = DAY_MONTH.exec(text) ?? [];
  return before && named ? { month: monthOf(named), number: before, isDayFirst: true } : null;
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
  const full = year.length === 2 ? `${Number(year) < 60 ? "20" : "19"}${year}` : year;
  return `${full}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
