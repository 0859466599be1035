import type { Shift } from "@domain/experience/experience";
import { addDays, daysBetween } from "@domain/shared/calendarDay";

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
 * month ago is not repeated three weeks ago.
 */
export function sameAgain(latest: Shift, today: string): Shift {
  const weeks = Math.max(1, Math.ceil((daysBetween(latest.day, today) - 6) / 7));
  return { day: addDays(latest.day, weeks * 7), hours: latest.hours, note: latest.note };
}

/** The hours of a running timer in quarters of an hour, at least one quarter; null if it ran longer than a day. */
export function timedHours(startedAt: number, now: number): number | null {
  const hours = Math.max(0.25, Math.round(((now - startedAt) / 3_600_000) * 4) / 4);
  return hours > 24 ? null : hours;
}
