import type { CalendarItem, CalendarKind } from "@domain/calendarItems";
import { distanceInWords } from "../../../components/distanceInWords.ts";
import { formatDay } from "../academicCalendar.ts";

/** Named one by one up to here, so that a busy day's name can still be listened to. */
const NAMED = 3;

export const KIND_WORDS: Readonly<Record<CalendarKind, string>> = {
  step: "Suggested step",
  own: "Your own task",
  "last-year": "From last year's list",
  deadline: "School deadline",
  test: "Planned test",
  shift: "Shift",
};

/** "November 2026" */
export function monthName(day: string): string {
  return formatDay(day, { month: "long", year: "numeric" });
}

/** A day in full, with its year where that is not this one. */
export function fullDay(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return formatDay(day, { month: "long", day: "numeric", ...(!isThisYear && { year: "numeric" }) });
}

/** What a day of the grid is called: "November 24, Pantry hours form due". */
export function nameOfDay(day: string, today: string, items: readonly CalendarItem[]): string {
  const titles = items.slice(0, NAMED).map(({ title, isDone }) => (isDone ? `${title}, done` : title));
  const rest = items.length - titles.length;
  return [
    fullDay(day, today),
    ...(day === today ? ["today"] : []),
    ...titles,
    ...(rest > 0 ? [`and ${rest} more`] : []),
  ].join(", ");
}

/** "Tuesday, in 4 days" */
export function weekdayInWords(day: string, today: string): string {
  return `${formatDay(day, { weekday: "long" })}, ${distanceInWords(day, today)}`;
}
