import type { CalendarItem } from "@domain/calendar/calendarItems";
import { DASHBOARD } from "../../base/paths.ts";
import type { WidgetLayout } from "./arrangeWidgets.ts";
import { CALENDAR_HASH } from "./calendar/CalendarCard.tsx";
import { placeOf } from "./placeOf.ts";

/** Where a date leads: to its day in the calendar, or to where it is done if the student has hidden the calendar. */
export function nextDateLink(item: Pick<CalendarItem, "id" | "day">, { hidden = [] }: WidgetLayout = {}): string {
  return hidden.includes("calendar") ? placeOf(item).to : `${DASHBOARD}?day=${item.day}${CALENDAR_HASH}`;
}
