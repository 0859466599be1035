import { firstMomentFrom, wallTimeAt } from "../season/zonedTime.ts";
import { addDays, weekdayOf } from "../shared/calendarDay.ts";
import type { ReminderSettings } from "./reminderSettings.ts";

type Rhythm = Pick<ReminderSettings, "email" | "weekday" | "hour" | "zone" | "push">;

/** Enough days for a weekly email, even if one was sent today and a zone leaves out a day. */
const DAYS_AHEAD = 16;

/**
 * The next moment a student is reminded, in milliseconds since 1970: the chosen hour of the first day it is due. An hour
 * that clocks skip counts as the first moment after it, and one that they repeat as its first. Null if everything is
 * off.
 *
 * @param after In milliseconds. The result is later than this.
 * @param sentOn The student's day of the last digest. No second one comes on this day or before it.
 */
export function nextAt(settings: Rhythm, after: number, sentOn: string | null = null): number | null {
  const today = wallTimeAt(after, settings.zone).day;
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    if (!isDueOn(settings, day) || (sentOn !== null && day <= sentOn)) continue;
    const moment = firstMomentFrom(day, settings.hour, settings.zone);
    // A zone that crosses the date line leaves out a whole day.
    if (moment > after && wallTimeAt(moment, settings.zone).day === day) return moment;
  }
  return null;
}

/** Whether an email or a push comes on a day. */
export function isDueOn({ email, weekday, push }: Omit<Rhythm, "hour" | "zone">, day: string): boolean {
  return push || email === "daily" || (email === "weekly" && weekdayOf(day) === weekday);
}

/** Whether an email comes on a day, apart from pushes. */
export function isEmailDueOn({ email, weekday }: Pick<Rhythm, "email" | "weekday">, day: string): boolean {
  return isDueOn({ email, weekday, push: false }, day);
}
