import type { CalendarItem } from "./calendarItems.ts";
import { byUrgency } from "./urgency.ts";

interface Choice {
  readonly today: string;
  /** The first day of the academic year. What was due before it is over. */
  readonly since: string;
  /** The ids of items the student has put off until tomorrow. */
  readonly putOff: ReadonlySet<string>;
}

/**
 * The one thing to do next, among tasks, deadlines, the season's duties, interviews, essays, tests and letters: every
 * screen that names it asks here. Null if nothing with a day is open.
 */
export function whatIsNext(items: readonly CalendarItem[], { today, since, putOff }: Choice): CalendarItem | null {
  const order = byUrgency(today);
  return items
    .filter((item) => !item.isDone && item.day >= earliest(item, today, since) && !putOff.has(item.id))
    .reduce<CalendarItem | null>((next, item) => (next && order(next, item) <= 0 ? next : item), null);
}

/** A test and an interview are over after their day, and a shift was never to be done. */
function earliest({ kind }: CalendarItem, today: string, since: string): string {
  if (kind === "shift") return NEVER;
  return kind === "test" || kind === "interview" ? today : since;
}

/** After every calendar day. */
const NEVER = "9999-12-31";
