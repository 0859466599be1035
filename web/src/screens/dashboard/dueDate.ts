import { daysBetween } from "@domain/calendarDay";
import { academicYearAround, formatDay } from "./academicCalendar.ts";

const SOON = 7;
/** Beyond a month a count of days says nothing, and an old date is no longer worth a mark. */
const COUNTED = 30;

export interface DueWords {
  readonly text: string;
  /** Within a week or lately past: worth a mark, never an alarm. */
  readonly isUrgent: boolean;
}

function inWords(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
}

/** A day as people say it: the weekday when it is near, the year when it is not this academic year's. */
export function nameDay(day: string, today: string): string {
  const distance = daysBetween(today, day);
  if (distance === 0) return "today";
  if (distance === 1) return "tomorrow";
  if (distance > 0 && distance < SOON) return formatDay(day, { weekday: "long" });
  const { start, end } = academicYearAround(today);
  const isThisYear = day >= start && day <= end;
  return formatDay(day, { month: "short", day: "numeric", ...(!isThisYear && { year: "numeric" }) });
}

export function dueInWords(due: string, today: string): DueWords {
  const distance = daysBetween(today, due);
  const name = nameDay(due, today);
  if (distance < -COUNTED) return { text: `Was due ${name}`, isUrgent: false };
  if (distance < 0) return { text: `Was due ${name}, ${inWords(-distance)} ago`, isUrgent: true };
  if (distance < 2) return { text: `Due ${name}`, isUrgent: true };
  if (distance <= COUNTED) return { text: `Due ${name}, in ${inWords(distance)}`, isUrgent: distance <= SOON };
  return { text: `Due ${name}`, isUrgent: false };
}

export function doneInWords(completedOn: string | null, today: string): string {
  if (completedOn === null) return "Done";
  const isThisYear = completedOn >= academicYearAround(today).start;
  if (completedOn === today) return "Done today";
  return `Done ${formatDay(completedOn, isThisYear ? { month: "short", day: "numeric" } : { month: "short", year: "numeric" })}`;
}
