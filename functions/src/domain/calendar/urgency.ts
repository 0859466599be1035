import { addDays } from "../shared/calendarDay.ts";

/** What is due within so many days is as urgent as nothing else that is still to come. */
const SOON = 7;

/** What an urgency depends on. The kind is the calendar's (`CalendarKind`). */
export interface Dated {
  readonly day: string;
  readonly kind: string;
}

/**
 * How urgent something that is still to be done is; less is sooner: a deadline that has passed, what is due within a
 * week, a suggestion of a list whose month has passed, and then everything else. Equal ones follow their days.
 */
export function urgencyOf({ day, kind }: Dated, today: string): number {
  const isSuggestion = (kind === "step" || kind === "last-year") && endsMonth(day);
  if (day < today) return isSuggestion ? 2 : 0;
  return day <= addDays(today, SOON) ? 1 : 3;
}

/** Orders what is to be done, the most urgent first. */
export function byUrgency(today: string): (a: Dated, b: Dated) => number {
  return (a, b) => urgencyOf(a, today) - urgencyOf(b, today) || (a.day < b.day ? -1 : Number(a.day > b.day));
}

/** Suggested tasks are due at the end of a month. Any other day was chosen by the student. */
export function endsMonth(day: string): boolean {
  return addDays(day, 1).endsWith("-01");
}
