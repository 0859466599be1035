import { isCalendarDay } from "@domain/shared/calendarDay";
import { LOCALE } from "@domain/shared/language";
import { noDate } from "@text/common";

/**
 * Formats calendar days: `dayFormat({ month: "short" })("2026-11-20")` returns "Nov". An invalid day returns "no date".
 */
export function dayFormat(parts: Intl.DateTimeFormatOptions): (day: string) => string {
  // A calendar day has no time zone, so it is parsed and formatted in UTC.
  // Made on first use: browsers take a millisecond for each, and a page has a dozen.
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone: "UTC" });
    return isCalendarDay(day) ? format.format(Date.parse(day)) : noDate;
  };
}

/** A calendar day as readers write it: "Nov 20, 2026". */
export const dayText = dayFormat({ dateStyle: "medium" });
