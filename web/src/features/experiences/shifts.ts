import type { Shift } from "@domain/experience/experience";
import { addDays, daysBetween, localDayOf, weekdayOf } from "@domain/shared/calendarDay";

export interface LoggedShift extends Shift {
  readonly id: string;
}

/** The newest first. */
export function shiftsOf(shifts: Readonly<Record<string, Shift>>): readonly LoggedShift[] {
  return Object.entries(shifts)
    .map(([id, shift]) => ({ ...shift, id }))
    .sort((a, b) => (a.day === b.day ? a.id.localeCompare(b.id) : a.day < b.day ? 1 : -1));
}

/**
 * Repeats the latest shift on its weekday: the first such day after it that is not before this week. A shift from a
 * month ago is not repeated three weeks ago. Null if that day is still to come.
 */
export function sameAgain(latest: Shift, today: string): Shift | null {
  const weeks = Math.max(1, Math.ceil((daysBetween(latest.day, today) - 6) / 7));
  const day = addDays(latest.day, weeks * 7);
  return day > today ? null : { day, hours: latest.hours, note: latest.note };
}

/** A timer that ran longer than this was forgotten, in milliseconds. */
const A_DAY = 86_400_000;

export interface TimedShift {
  /** The day the timer was started, also if it ran past midnight. */
  readonly day: string;
  /** In quarters of an hour, or in minutes below that. 0 for less than a minute; null if it ran longer than a day. */
  readonly hours: number | null;
}

/** What a timer has measured. Both times are in milliseconds since 1970. */
export function timedShift(startedAt: number, now: number): TimedShift {
  const day = localDayOf(new Date(startedAt));
  const ran = Math.max(0, now - startedAt);
  if (isForgotten(startedAt, now)) return { day, hours: null };
  const minutes = Math.floor(ran / 60_000);
  const quarters = Math.round(ran / 900_000) / 4;
  return { day, hours: quarters > 0 ? quarters : Math.round((minutes / 60) * 100) / 100 };
}

/** Whether a timer has run for more than a day. */
export function isForgotten(startedAt: number, now: number): boolean {
  return now - startedAt > A_DAY;
}

/** How often a shift must have been logged on its weekday, with the same hours, to be a usual one. */
const USUAL = 3;
/** The days in which it must have been logged so often, and the days after which a student no longer goes there. */
const RECENT = 35;

/**
 * The days up to today on which a usual shift is missing, the earliest first. A shift is usual if the last three of its
 * weekday had the same hours and were at most five weeks apart. Nothing is proposed five weeks after the last one.
 *
 * @param shifts The newest first.
 */
export function usualShifts(shifts: readonly LoggedShift[], today: string): readonly Shift[] {
  const taken = new Set(shifts.map(({ day }) => day));
  return [0, 1, 2, 3, 4, 5, 6]
    .flatMap((weekday) => {
      const usual = usualOf(
        shifts.filter(({ day }) => day <= today && weekdayOf(day) === weekday),
        today,
      );
      return usual === null ? [] : missedAfter(usual, today);
    })
    .filter(({ day }) => !taken.has(day))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** The latest shift of a weekday that is a usual one. */
function usualOf(shifts: readonly Shift[], today: string): Shift | null {
  const isUsual = (latest: Shift) => {
    const third = shifts.filter(({ day, hours }) => day <= latest.day && hours === latest.hours)[USUAL - 1];
    return third !== undefined && daysBetween(third.day, latest.day) <= RECENT;
  };
  return shifts.find((latest) => daysBetween(latest.day, today) <= RECENT && isUsual(latest)) ?? null;
}

function missedAfter({ day, hours, note }: Shift, today: string): readonly Shift[] {
  const weeks = Math.floor(daysBetween(day, today) / 7);
  return Array.from({ length: weeks }, (_, week) => ({ day: addDays(day, (week + 1) * 7), hours, note }));
}
