import { DEADLINE_LIMIT, openDeadlines, type School } from "../school/school.ts";
import { addDays } from "../shared/calendarDay.ts";

/** Days to send a secondary back. `SECONDARY_RULE` names the same number. */
export const SECONDARY_DAYS = 14;

/** How students name the deadline of a secondary. With one, `SECONDARY_DAYS` does not apply. */
export const SECONDARY_LABEL = /\b(?:secondar(?:y|ies)|supplement(?:al|ary)?)\b/i;

type DatedSchool = Pick<School, "track" | "status" | "reached" | "deadlines">;

/**
 * The day a secondary that has arrived is to be sent back: the school's own open deadline for it, or else two weeks after
 * it arrived. Null if the school is not waiting for one, or if no day is known.
 */
export function secondaryDueDay(school: DatedSchool): string | null {
  const { track, status, reached } = school;
  if (track === "HS" || status !== "secondary") return null;
  const named = openDeadlines(school).find(({ label }) => SECONDARY_LABEL.test(label));
  if (named) return named.day;
  return reached.secondary === null ? null : addDays(reached.secondary, SECONDARY_DAYS);
}

/**
 * The suggested day for a secondary that has arrived and has no deadline yet. Null if the school is not waiting for
 * one, or if the day has passed.
 */
export function secondaryDay(school: DatedSchool, today: string): string | null {
  const { deadlines } = school;
  if (deadlines.length >= DEADLINE_LIMIT || deadlines.some(({ label }) => SECONDARY_LABEL.test(label))) return null;
  const day = secondaryDueDay(school);
  return day === null || day < today ? null : day;
}
