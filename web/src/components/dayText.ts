import { isCalendarDay } from "@domain/shared/calendarDay";
import { LOCALE } from "@domain/shared/language";
import { noDate } from "@text/common";

/** Writes calendar days in the parts asked for: `dayFormat({ month: "short" })("2026-11-20")` is "Nov", and a day that no calendar has is "no date". */
export function dayFormat(parts: Intl.DateTimeFormatOptions): (day: string) => string {
  // A day has no zone: it is read and written in the same one.
  const format = new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone: "UTC" });
  return (day) => (isCalendarDay(day) ? format.format(Date.parse(day)) : noDate);
}

/** A calendar day as a reader writes it: "Nov 20, 2026". */
export const dayText = dayFormat({ dateStyle: "medium" });
