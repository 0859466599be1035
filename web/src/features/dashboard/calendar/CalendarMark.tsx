import type { CalendarKind } from "@domain/calendar/calendarItems";
import "./CalendarMark.css";

/** Each kind has its own shape. The day's list names it. */
export function CalendarMark({ kind }: { kind: CalendarKind }) {
  return <span className="calendar-mark" data-kind={kind} aria-hidden />;
}
