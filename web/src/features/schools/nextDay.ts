import { openDeadlines, type School } from "@domain/school/school";
import type { Duty } from "@domain/season/duty";

/** What is due next at a school. */
export interface NextDay {
  /** The calendar day. */
  readonly day: string;
  readonly label: string;
}

/** The school's own deadlines alone, the nearest one. */
export function nextByDeadlines(school: Pick<School, "deadlines">): NextDay | null {
  return openDeadlines(school)[0] ?? null;
}

/**
 * What is due next at a school: the earliest of its duties in the season, which have its deadlines among them, or its
 * nearest deadline if it is not in the season.
 *
 * @param duties Null for a school outside the season.
 * @param say The name of a duty.
 */
export function nextDay(
  school: Pick<School, "deadlines">,
  duties: readonly Duty[] | null,
  say: (duty: Duty) => string,
): NextDay | null {
  if (duties === null) return nextByDeadlines(school);
  const [first] = duties
    .flatMap((duty) => (duty.day === null ? [] : [{ day: duty.day, label: say(duty) }]))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  return first ?? null;
}
