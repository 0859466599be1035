import { type ApplicationService, serviceOf } from "../application/applicationService.ts";
import type { Outcome, School, SchoolStatus } from "../school/school.ts";
import type { Interview } from "./interview.ts";
import { type Answer, hasHappened, type Season } from "./season.ts";
import { PASSED_STEPS, type PassedStep, STATES } from "./states.ts";

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

/** Whether the application is in: by its status, its outcome, or a day that comes after it. */
export function isApplied({ school }: Pick<SchoolSeason, "school">): boolean {
  return furthestStep(school, []) !== undefined || school.reached.decision !== null;
}

/** The status is the current one, or its day is known. */
export function hasReached({ status, reached }: Pick<School, "status" | "reached">, asked: SchoolStatus): boolean {
  return status === asked || reached[asked] !== null;
}

/** An invitation is known, or follows from a later state of a school that always interviews. */
export function isInvited(each: Pick<SchoolSeason, "school" | "season" | "interviews">): boolean {
  return hasPassed(each, "interview");
}

/**
 * Whether a step is over or under way, known by its day or by any later state: an earlier step without a day counts as
 * passed. A college has no secondary, and only interviews those of whom that is known.
 */
export function hasPassed(each: Pick<SchoolSeason, "school" | "season" | "interviews">, step: PassedStep): boolean {
  const { school, season, interviews } = each;
  if (school.track === "HS" && step !== "primary") {
    return step === "interview" && (hasReached(school, step) || interviews.length > 0);
  }
  if (step === "secondary" && hasHappened(season, "secondary_sent")) return true;
  const furthest = furthestStep(school, interviews);
  return furthest !== undefined && PASSED_STEPS.indexOf(furthest) >= PASSED_STEPS.indexOf(step);
}

function furthestStep({ status, reached, outcome }: SeasonedSchool, interviews: readonly Interview[]) {
  const implied = [STATES[status].implies, outcome && STATES[outcome].implies];
  return PASSED_STEPS.findLast(
    (step) => reached[step] !== null || implied.includes(step) || (step === "interview" && interviews.length > 0),
  );
}

/** Turned down, or given up by the student. */
export function isClosed({ school, season }: SchoolSeason): boolean {
  return isClosing(school.outcome) || isClosing(season.answer);
}

function isClosing(state: Outcome | Answer | null): boolean {
  return state !== null && STATES[state].closes === true;
}

/** The student can still accept the offer, or has named the school in Plan to Enroll. */
export function isHeld({ school, season }: SchoolSeason): boolean {
  return school.outcome === "admitted" && season.answer !== "committed" && season.answer !== "declined";
}

/** An admission by early decision binds, and a commitment is final. */
export function isBound({ school, season }: SchoolSeason): boolean {
  if (season.answer !== null && STATES[season.answer].binds) return school.outcome !== "withdrawn";
  return (
    school.kind === "UG" && isEarlyDecision(season) && school.outcome === "admitted" && season.answer !== "declined"
  );
}

export function isEarlyDecision({ plan }: Pick<Season, "plan">): boolean {
  return plan === "ED" || plan === "ED2";
}

/** What is given up by withdrawing from a school. */
export function lossOf(each: SchoolSeason): "offer" | "waitlist" | "interview" | "application" {
  const { outcome } = each.school;
  if (outcome === "admitted") return "offer";
  if (outcome === "waitlisted") return "waitlist";
  return isInvited(each) ? "interview" : "application";
}

/** When the school made its offer. Null if it did not, or the day is unknown. */
export function offerDay({ school }: SchoolSeason): string | null {
  return school.outcome === "admitted" ? school.reached.decision : null;
}
