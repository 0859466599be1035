import { LOCALE } from "@domain/shared/language";
import { ordinals } from "@text/dashboard/overview";

const ORDINALS: { readonly [kind in Intl.LDMLPluralRule]?: (date: string) => string } = ordinals;
const KINDS = new Intl.PluralRules(LOCALE, { type: "ordinal" });

interface AcademicDate {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

/** Month, ordinal day and year in the student's time zone. */
export function academicDate(date: Date, timeZone?: string): AcademicDate {
  const format = new Intl.DateTimeFormat(LOCALE, { month: "long", day: "numeric", year: "numeric", timeZone });
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const { month = "", day = "", year = "" } = parts;
  return { month, day: (ORDINALS[KINDS.select(Number(day))] ?? ordinals.other)(day), year };
}

/** The specification's format: `November | 20th | 2026`. */
export function formatAcademicDate(date: Date, timeZone?: string): string {
  const { month, day, year } = academicDate(date, timeZone);
  return `${month} | ${day} | ${year}`;
}
