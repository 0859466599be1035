import type { Interview } from "@domain/season/interview";
import { clockTime, instantOf, wallTimeAt } from "@domain/season/zonedTime";
import * as text from "@text/tracker/season";
import { dayText } from "../../views/dayText.ts";

/** "Dec 1, 2026, 9:00 AM CST" */
export function schoolTime({ day, time, zone }: Interview): string {
  if (day === null) return text.noDay;
  return time === null ? dayText(day) : `${dayText(day)}, ${clockTime(instantOf(day, time, zone), zone)}`;
}

/** The hour of the day's first interview at the school, in the school's time. Null if none has a time. */
export function hourOn(wanted: string, interviews: readonly Interview[]): string | null {
  const [first] = interviews
    .flatMap(({ day, time, zone }) => (day === wanted && time !== null ? { time, zone } : []))
    .toSorted((a, b) => a.time.localeCompare(b.time));
  return first ? clockTime(instantOf(wanted, first.time, first.zone), first.zone) : null;
}

/** The student's own time, if their clock shows another: "10:00 AM EST", with the day if that differs, too. */
export function studentTime({ day, time, zone }: Interview, own: string): string | null {
  if (day === null || time === null) return null;
  const start = instantOf(day, time, zone);
  const here = wallTimeAt(start, own);
  if (here.day === day && here.time === time) return null;
  const clock = clockTime(start, own);
  return here.day === day ? clock : `${dayText(here.day)}, ${clock}`;
}
