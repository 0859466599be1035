import { type ApplicationService, serviceOf } from "../application/applicationService.ts";
import { SCHOOL_STATUSES, type School, type SchoolStatus } from "../school/school.ts";
import type { Interview } from "./interview.ts";
import type { Season } from "./season.ts";

/** What the duties need of a school's row. */
export type SeasonedSchool = Pick<
  School,
  "track" | "kind" | "schoolId" | "state" | "control" | "status" | "reached" | "outcome" | "deadlines"
> & { readonly id: string };

/** One school with its season and its interviews. */
export interface SchoolSeason {
  readonly school: SeasonedSchool;
  readonly season: Season;
  readonly interviews: readonly Interview[];
}

export function serviceFor({ school }: SchoolSeason): ApplicationService | null {
  return serviceOf(school);
}

/** Whether the application is in: a status from "primary" on, or the day of one. */
export function isApplied({ school }: Pick<SchoolSeason, "school">): boolean {
  const later = SCHOOL_STATUSES.slice(SCHOOL_STATUSES.indexOf("primary"));
  return school.outcome !== null || later.includes(school.status) || later.some((status) => hasReached(school, status));
}

/** The status is the current one, or its day is known. */
export function hasReached({ status, reached }: Pick<School, "status" | "reached">, asked: SchoolStatus): boolean {
  return status === asked || reached[asked] !== null;
}

export function isInvited({ school, interviews }: Pick<SchoolSeason, "school" | "interviews">): boolean {
  return hasReached(school, "interview") || interviews.length > 0;
}

/** Turned down, or given up by the student. */
export function isClosed({ school, season }: SchoolSeason): boolean {
  return school.outcome === "denied" || school.outcome === "withdrawn" || season.answer === "declined";
}

/** The student can still accept the offer, or has named the school in Plan to Enroll. */
export function isHeld({ school, season }: SchoolSeason): boolean {
  return school.outcome === "admitted" && season.answer !== "committed" && season.answer !== "declined";
}

/** An admission by early decision binds, and a commitment is final. */
export function isBound({ school, season }: SchoolSeason): boolean {
  if (season.answer === "committed") return true;
  const isBinding = season.plan === "ED" || season.plan === "ED2";
  return school.kind === "UG" && isBinding && school.outcome === "admitted" && season.answer !== "declined";
}

/** When the school made its offer. Null if it did not, or the day is unknown. */
export function offerDay({ school }: SchoolSeason): string | null {
  return school.outcome === "admitted" ? school.reached.decision : null;
}
