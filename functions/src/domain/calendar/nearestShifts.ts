import { isCalendarDay } from "../shared/calendarDay.ts";

interface Wanted {
  readonly from: string;
  readonly to: string;
  /** How many are enough. */
  readonly most: number;
}

/**
 * A stored summary of experiences without the shifts that a calendar has no room for: those before and after some days,
 * and those after the day with which there are enough. A legal summary has up to 18,000 shifts, so they are chosen by their
 * stored days, before the schemas read them.
 */
export function nearestShifts(stored: unknown, { from, to, most }: Wanted): unknown {
  const entries = Object.entries<unknown>(Object(Object(stored).items));
  const days = entries.flatMap(([, entry]) => Object.values(shiftsOf(entry)).map(dayOf));
  const last = days.filter((day) => day >= from && day <= to && isCalendarDay(day)).toSorted()[most - 1] ?? to;
  const isNear = (shift: unknown) => dayOf(shift) >= from && dayOf(shift) <= last;
  const items = entries.map(([id, entry]) => {
    const near = Object.entries(shiftsOf(entry)).filter(([, shift]) => isNear(shift));
    return [id, { ...Object(entry), shifts: Object.fromEntries(near) }] as const;
  });
  return { items: Object.fromEntries(items) };
}

function shiftsOf(entry: unknown): Readonly<Record<string, unknown>> {
  const { shifts } = Object(entry);
  return typeof shifts === "object" && !Array.isArray(shifts) ? Object(shifts) : {};
}

/** What is no text is before every day. */
function dayOf(shift: unknown): string {
  const { day } = Object(shift);
  return typeof day === "string" ? day : "";
}
