import { DEADLINE_LIMIT, type School } from "../school/school.ts";
import { addDays } from "../shared/calendarDay.ts";

/** Days to send a secondary back. `SECONDARY_RULE` names the same number. */
export const SECONDARY_DAYS = 14;

/** How students name the deadline of a secondary. With one, `SECONDARY_DAYS` does not apply. */
export const SECONDARY_LABEL = /\b(?:secondar(?:y|ies)|supplement(?:al|ary)?)\b/i;

type DatedSchool = Pick<School, "track" | "status" | "reached" | "deadlines">;

/**
 * The suggested day for a secondary that has arrived and has no deadline yet. Null if the school is not waiting for
 * one, or if the day has passed.
 */
export function secondaryDay({ track, status, reached, deadlines }: DatedSchool, today: string): string | null {
  if (track === "HS" || status !== "secondary" || reached.secondary === null) return null;
  if (deadlines.length >= DEADLINE_LIMIT || deadlines.some(({ label }) => SECONDARY_LABEL.test(label))) return null;
  const day = addDays(reached.secondary, SECONDARY_DAYS);
  return day < today ? null : day;
}
