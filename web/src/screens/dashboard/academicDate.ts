const ORDINAL_ENDINGS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };
const ordinals = new Intl.PluralRules("en-US", { type: "ordinal" });

interface AcademicDate {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

/** Month, day with its ordinal, and year, where the student is. */
export function academicDate(date: Date, timeZone?: string): AcademicDate {
  const format = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", year: "numeric", timeZone });
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const { month = "", day = "", year = "" } = parts;
  return { month, day: `${day}${ORDINAL_ENDINGS[ordinals.select(Number(day))] ?? "th"}`, year };
}

/** The form of the specification: `November | 20th | 2026`. */
export function formatAcademicDate(date: Date, timeZone?: string): string {
  const { month, day, year } = academicDate(date, timeZone);
  return `${month} | ${day} | ${year}`;
}
