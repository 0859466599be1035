import { addDays } from "../shared/calendarDay.ts";
import type { CalendarEntry } from "./calendarFile.ts";

/** Opens Google Calendar with the entry filled in. Nothing is saved until the student saves it there. */
export function googleCalendarLink({ day, title }: Pick<CalendarEntry, "day" | "title">): string {
  const dates = [day, addDays(day, 1)].map((each) => each.replaceAll("-", ""));
  const query = new URLSearchParams({ action: "TEMPLATE", text: title, dates: dates.join("/") });
  return `https://calendar.google.com/calendar/render?${query}`;
}
