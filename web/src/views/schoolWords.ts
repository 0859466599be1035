import { type Outcome, SCHOOL_STATUSES, type School, type SchoolStatus } from "@domain/school/school";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/schools";

export function statusWord(track: DashboardItem, status: SchoolStatus): string {
  if (track === "HS" && status === "primary") return text.applicationSent;
  return track === "PD" && status === "secondary" ? text.supplementalReceived : text.statuses[status];
}

/** The statuses of a track, plus the school's current one, even if it is of another track. */
export function statusesOf({ track, status: current }: Pick<School, "track" | "status">): readonly SchoolStatus[] {
  return SCHOOL_STATUSES.filter((status) => track !== "HS" || status !== "secondary" || status === current);
}

/** Outcomes whose day the school's season asks for, as its offer or its waitlist. */
const DATED_IN_SEASON: ReadonlySet<Outcome | null> = new Set(["admitted", "waitlisted"]);

/**
 * The statuses whose day a school's page asks for. The day of the decision is asked for once: here, or in the season if
 * it is the day of an offer or a waitlist.
 */
export function datedStatusesOf(
  school: Pick<School, "track" | "status" | "outcome" | "reached">,
): readonly SchoolStatus[] {
  const isDecided = school.status === "decision" || school.reached.decision !== null;
  const asksForDecision = isDecided && !DATED_IN_SEASON.has(school.outcome);
  return statusesOf(school).filter((status) => status !== "decision" || asksForDecision);
}

/** "Houston, TX" */
export function placeOf({ city, state }: Pick<School, "city" | "state">): string {
  return [city, state].filter(Boolean).join(", ");
}
