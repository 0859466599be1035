const FRACTIONS: Readonly<Record<string, string>> = { "½": ".5", "¼": ".25", "¾": ".75" };

/**
 * What a comma is in a table that has one before one or two digits or after a zero, such as `2,5`. Without an answer, those numbers are
 * not read.
 */
export type CommaUse = "decimal" | "thousands";

/**
 * Reads hours as people type them: `2.5`, `1,020`, `2:30`, `2h30`, `2h 30m`, `45 min`, `3 hours`, `~120`. Null if the
 * text is not one number of hours, such as `8-10 hrs`.
 */
export function readHours(text: string, comma?: CommaUse): number | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\s*([½¼¾])/g, (_, part: string) => FRACTIONS[part] ?? "")
    .replace(/^(?:~|≈|approx(?:imately)?\.?|about|ca\.?)\s*/, "")
    .replace(/\+$/, "");
  const [, hours, minutes] = /^(\d{1,4})(?::|h)([0-5]\d)(?::00)?$/.exec(plain) ?? [];
  if (hours && minutes) return rounded(Number(hours) + Number(minutes) / 60);
  const worded =
    /^(?:([\d.,]+)\s*(?:h|hrs?|hours?)\.?)?[\s,]*(?:and\s+)?(?:(\d+)\s*(?:m|mins?|minutes?)\.?)?(?:\s*(?:total|(?:per|a|\/)\s*(?:week|wk)))?$/.exec(
      plain,
    );
  if (worded && (worded[1] || worded[2])) {
    const whole = worded[1] ? readNumber(worded[1], comma) : 0;
    return whole === null ? null : rounded(whole + Number(worded[2] ?? 0) / 60);
  }
  return readNumber(plain, comma);
}

/** `1.200` is one hour and a fifth, or twelve hundred where periods part thousands. Whoever types it is asked. */
const EITHER = /^[1-9]\d{0,2}\.\d\d0(?![\d.,])/;

/**
 * Hours as people type them: `2.5`, `2,5`, `1 200`, `1:30`, `1h30`, `90m`. Null if nothing is typed, NaN if the text is
 * not hours.
 */
export function hoursTyped(typed: string): number | null {
  const text = withoutSpaces(typed);
  if (EITHER.test(text)) return Number.NaN;
  const number = numberOf(text);
  return Number.isNaN(number) ? (readHours(text, text.includes(",") ? "decimal" : undefined) ?? Number.NaN) : number;
}

/** A number such as `1,200.5` or `1 200`. Null if nothing is typed, NaN if the text is not a number. */
export function numberOf(typed: string): number | null {
  const spaceless = withoutSpaces(typed);
  const text = /^-?[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/.test(spaceless) ? spaceless.replaceAll(",", "") : spaceless;
  if (text === "") return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}

/** The text without the spaces or apostrophes that part thousands: `1200` for `1 200`. */
function withoutSpaces(typed: string): string {
  const text = typed.trim();
  return /^-?[1-9]\d{0,2}([\s'’])\d{3}(?:\1\d{3})*(?!\d)/.test(text) ? text.replace(/[\s'’]/g, "") : text;
}

/** A number as people type it: `1,200`, `12.5`, `12,5`. Null if nothing is typed, NaN if the text is not a number. */
export function numberTyped(typed: string): number | null {
  const number = numberOf(typed);
  return Number.isNaN(number) ? (readNumber(withoutSpaces(typed), "decimal") ?? Number.NaN) : number;
}

/** What a text such as `3 hrs/week` or `5 hours per week, 30 weeks per year` says; null if it names no week. */
export function readWeekly(
  text: string,
  comma?: CommaUse,
): { readonly perWeek: number; readonly weeks?: number } | null {
  const [, amount = "", weeks] =
    /^(.*\d.*?)\s*(?:(?:per|an?|\/|each|every)\s*(?:week|wk)|weekly|p\/?w|\/w)\.?(?:[\s,;x×*@]+(?:for )?(\d{1,2})\s*(?:weeks?|wks?)\s*(?:per|a|\/|each)\s*(?:year|yr))?\.?$/i.exec(
      text.trim(),
    ) ?? [];
  const perWeek = readHours(amount, comma);
  return perWeek === null ? null : { perWeek, ...(weeks && { weeks: Number(weeks) }) };
}

const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const DECIMAL_COMMA = /(?<![\d.,])(?:0,\d+|\d+,\d{1,2})(?!\d|,\d)/;

/** Whether the numbers of a table have a comma that must be asked about. */
export function asksComma(texts: readonly string[]): boolean {
  return texts.some((text) => DECIMAL_COMMA.test(text));
}

/**
 * Reads a number that may have thousands separators or, if `comma` says so, a decimal comma. Null for other texts and
 * negative numbers.
 */
export function readNumber(text: string, comma?: CommaUse): number | null {
  const plain = text.trim();
  if (comma === "decimal" && plain.includes(",")) {
    const isNumber = /^(?:\d+|\d{1,3}(?:\.\d{3})+)?,\d+$/.test(plain);
    return isNumber ? Number(plain.replaceAll(".", "").replace(",", ".")) : null;
  }
  // "1.500" next to decimal commas has a thousands separator.
  if (comma === "decimal" && /^\d{1,3}(?:\.\d{3})+$/.test(plain)) return Number(plain.replaceAll(".", ""));
  const joined = THOUSANDS.test(plain) ? plain.replaceAll(",", "") : plain;
  return /^(?:\d+\.?\d*|\.\d+)$/.test(joined) ? Number(joined) : null;
}

/**
 * The hours from one time of day to another, past midnight if the second is earlier. Null if one is not a time. On a day
 * on which the clocks of this device's time zone change, the hours that really passed: from 1:30 to 3:30 it is one in
 * spring. A time that clocks show twice is its first occurrence.
 */
export function hoursBetween(from: string, to: string, day = "2001-01-01"): number | null {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (start === null || end === null) return null;
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const at = (minutes: number) => new Date(year, month - 1, date, 0, minutes).getTime();
  return rounded((at(end < start ? end + 1440 : end) - at(start)) / 3_600_000);
}

/** The minutes since midnight of `8:00 AM`, `20:15`, `9pm`, `7a` or `0700`. Null for any other text. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes = "0", half] =
    /^(\d{1,2})(?::?([0-5]\d))?(?::\d\d)?\s*(?:([ap])(?:\.?m\.?)?)?$/i.exec(text.trim()) ?? [];
  // "1500" is a time; "12" and the year 2025 are not.
  const isBare = !half && !text.includes(":");
  if (!hours || (isBare && !/^(?:[01]\d|2[0-3])(?:[0-5]\d)$/.test(text.trim())) || /^(?:19|20[1-9])\d/.test(text))
    return null;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hours);
  return hour < 24 ? hour * 60 + Number(minutes) : null;
}

/** Reads an answer such as `Yes`, `y`, `x` or `no`. Null for any other text. */
export function readYes(text: string): boolean | null {
  const plain = text.trim().toLowerCase();
  if (/^(?:yes|y|true|x|1|✓|✔|paid)$/.test(plain)) return true;
  return /^(?:no|n|false|0|-|none|unpaid|volunteer)$/.test(plain) ? false : null;
}

/** To hundredths of an hour. */
function rounded(hours: number): number {
  return Math.round(hours * 100) / 100;
}
