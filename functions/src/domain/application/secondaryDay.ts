import { DEADLINE_LIMIT, type School } from "../school/school.ts";
import { addDays } from "../shared/calendarDay.ts";
import type { Rule } from "../shared/rule.ts";

/** Days to send a secondary back. Its rule card names the same number. */
export const SECONDARY_DAYS = 14;

export const SECONDARY_RULE: Rule = {
  id: "secondary-two-weeks",
  title: "A secondary goes back within two weeks",
  text:
    "Most schools read applications in the order they are complete, so a secondary, which dental schools call a " +
    "supplemental application, is best sent back within two weeks of the day it reaches you. A deadline the school " +
    "itself gives you comes first.",
  source: "Cairn's own rule of thumb",
  sourceUrl:
    "https://www.acceptmed.com/blog/how-fast-should-you-submit-secondary-applications-the-2-week-rule-explained",
  compareWith: "AcceptMed, the two-week rule",
  checked_on: "2026-11-21",
  verified: false,
};

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
