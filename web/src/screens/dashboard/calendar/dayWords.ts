import type { CalendarItem } from "@domain/calendar/calendarItems";
import * as text from "@text/dashboard/calendar";
import { distanceInWords } from "../../../components/distanceInWords.ts";
import { dayOfYear, longDay, weekday } from "../dayForms.ts";

/** Named one by one up to here, so that a busy day's name can still be listened to. */
const NAMED = 3;

/** A day in full, with its year where that is not this one. */
export function fullDay(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? dayOfYear(day) : longDay(day);
}

/** What a day of the grid is called: "November 24, Pantry hours form due". */
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
