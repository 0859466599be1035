import type { CalendarItem } from "@domain/calendar/calendarItems";
import * as text from "@text/dashboard/calendar";
import { distanceInWords } from "../../../views/distanceInWords.ts";
import { dayOfYear, longDay, weekday } from "../dayForms.ts";

/** Up to this many items are named one by one; more would be too long to listen to. */
const NAMED = 3;

/** A day in full, with its year if that is not the current one. */
export function fullDay(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? dayOfYear(day) : longDay(day);
}

/** The accessible name of a day in the grid: "November 24, Pantry hours form due". */
export function nameOfDay(day: string, today: string, items: readonly CalendarItem[]): string {
  const titles = items.slice(0, NAMED).map(({ title, isDone }) => (isDone ? text.doneItem(title) : title));
  const rest = items.length - titles.length;
  return [
    fullDay(day, today),
    ...(day === today ? [text.today] : []),
    ...titles,
    ...(rest > 0 ? [text.andMore(rest)] : []),
  ].join(", ");
}

/** "Tuesday, in 4 days" */
export function weekdayInWords(day: string, today: string): string {
  return text.onWeekday(weekday(day), distanceInWords(day, today));
}
