import { daysBetween } from "@domain/shared/calendarDay";
import * as text from "@text/dashboard/days";
import { dayText } from "../../views/dayText.ts";
import { academicYearAround } from "./academicCalendar.ts";
import { shortDayOfYear, shortMonthAndYear, weekday } from "./dayForms.ts";

const SOON = 7;
/** In days. Beyond a month, a count of days says little, and an old date needs no mark. */
const COUNTED = 30;

export interface DueWords {
  readonly text: string;
  /** Due within a week, or recently past: marked, but not as an alarm. */
  readonly isUrgent: boolean;
}

/** A day in everyday words: the weekday if it is near, the year if it is not in this academic year. */
export function nameDay(day: string, today: string): string {
  const distance = daysBetween(today, day);
  if (distance === 0) return text.today;
  if (distance === 1) return text.tomorrow;
  if (distance > 0 && distance < SOON) return weekday(day);
  const { start, end } = academicYearAround(today);
  const isThisYear = day >= start && day <= end;
  return isThisYear ? shortDayOfYear(day) : dayText(day);
}

export function dueInWords(due: string, today: string): DueWords {
  const distance = daysBetween(today, due);
  const name = nameDay(due, today);
  if (distance < -COUNTED) return { text: text.wasDue(name), isUrgent: false };
  if (distance < 0) return { text: text.wasDueAgo(name, -distance), isUrgent: true };
  if (distance < 2) return { text: text.due(name), isUrgent: true };
  if (distance <= COUNTED) return { text: text.dueIn(name, distance), isUrgent: distance <= SOON };
  return { text: text.due(name), isUrgent: false };
}

export function doneInWords(completedOn: string | null, today: string): string {
  if (completedOn === null) return text.done;
  const isThisYear = completedOn >= academicYearAround(today).start;
  if (completedOn === today) return text.doneToday;
  return text.doneOn(isThisYear ? shortDayOfYear(completedOn) : shortMonthAndYear(completedOn));
}
