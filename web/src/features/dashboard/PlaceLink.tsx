import type { CalendarItem } from "@domain/calendar/calendarItems";
import { Link } from "react-router-dom";
import { placeOf } from "./placeOf.ts";

/** Leads to where an item of the calendar is done. */
export function PlaceLink({ item }: { item: Pick<CalendarItem, "id" | "title"> }) {
  return <Link to={placeOf(item).to}>{item.title}</Link>;
}
