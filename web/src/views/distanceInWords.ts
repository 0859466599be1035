import { daysBetween, isCalendarDay } from "@domain/shared/calendarDay";
import { LOCALE } from "@domain/shared/language";
import { noDate } from "@text/common";

const DISTANCES = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });

/** How far a day is from today: "today", "in 4 days", "8 days ago". */
export function distanceInWords(day: string, today: string): string {
  if (!isCalendarDay(day)) return noDate;
  return DISTANCES.format(daysBetween(today, day), "day");
}
