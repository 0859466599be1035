import { LOCALE } from "@domain/language";

/** Writes calendar days in the parts asked for: `dayFormat({ month: "short" })("2026-11-20")` is "Nov". */
export function dayFormat(parts: Intl.DateTimeFormatOptions): (day: string) => string {
  // A day has no zone: it is read and written in the same one.
  const format = new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone: "UTC" });
  return (day) => format.format(Date.parse(day));
}

/** A calendar day as a reader writes it: "Nov 20, 2026". */
export const dayText = dayFormat({ dateStyle: "medium" });
