import type { CalendarKind } from "@domain/calendar/calendarItems";
import "./CalendarMark.css";

/** Each kind has a shape of its own; the word for it stands in the day's list. */
export function CalendarMark({ kind }: { kind: CalendarKind }) {
  return <span className="calendar-mark" data-kind={kind} aria-hidden />;
}
