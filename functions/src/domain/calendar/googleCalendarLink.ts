import { addDays } from "../shared/calendarDay.ts";
import type { CalendarEntry } from "./calendarFile.ts";

/** Opens Google Calendar with the entry filled in. Nothing is saved until the student saves it there. */
export function googleCalendarLink({ day, title, start }: Pick<CalendarEntry, "day" | "title" | "start">): string {
  const dates =
    start === undefined
      ? [day, addDays(day, 1)].map((each) => each.replaceAll("-", ""))
      : [start, start + 3_600_000].map((each) => `${new Date(each).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`);
  const query = new URLSearchParams({ action: "TEMPLATE", text: title, dates: dates.join("/") });
  return `https://calendar.google.com/calendar/render?${query}`;
}
