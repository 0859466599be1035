import type { ApplicationService } from "../application/applicationService.ts";
import type { Rule } from "../shared/rule.ts";
import * as text from "../text/en/seasonConsequences.ts";
import type { Applicant, Duty, DutyKind, Moment } from "./duty.ts";
import { dutiesOf, inOrder } from "./nextDuty.ts";
import { isBound, isClosed, type SchoolSeason } from "./schoolSeason.ts";
import { SEASON_RULES } from "./seasonRules.ts";

/** Where the days of a service's offers come from (`OFFER_RULES`). */
export const OFFER_SOURCES: Readonly<Record<ApplicationService | "college", readonly Rule[]>> = {
  AMCAS: [SEASON_RULES.choose, SEASON_RULES.tool],
  AACOMAS: [SEASON_RULES.aacom],
  AADSAS: [SEASON_RULES.adea],
  TMDSAS: [SEASON_RULES.tmdsasOffers, SEASON_RULES.match],
  college: [SEASON_RULES.may1],
};

/** Where a duty is done: a part of the school's season, or the school's own page. */
export type DutyPlace = "status" | "interviews" | "answer" | "aid" | "deadlines";

interface DutyFacts {
  readonly consequence: string;
  readonly place: DutyPlace;
}

/** What is lost if a duty is not done, and where it is done. */
export const DUTY_FACTS: Readonly<Record<DutyKind, DutyFacts>> = {
  withdraw: { consequence: text.consequences.withdraw, place: "status" },
  interview: { consequence: text.consequences.interview, place: "interviews" },
  deposit: { consequence: text.consequences.seat, place: "answer" },
  answer: { consequence: text.consequences.seat, place: "answer" },
  narrow: { consequence: text.consequences.severalOffers, place: "answer" },
  choose: { consequence: text.consequences.severalOffers, place: "answer" },
  commit: { consequence: text.consequences.seat, place: "answer" },
  rank: { consequence: text.consequences.rank, place: "status" },
  thank: { consequence: text.consequences.none, place: "interviews" },
  book: { consequence: text.consequences.book, place: "interviews" },
  secondary: { consequence: text.consequences.late, place: "status" },
  submit: { consequence: text.consequences.application, place: "status" },
  deadline: { consequence: text.consequences.deadline, place: "deadlines" },
  fafsa: { consequence: text.consequences.aid, place: "aid" },
  css: { consequence: text.consequences.aid, place: "aid" },
  "own-aid": { consequence: text.consequences.aid, place: "aid" },
};

/** A duty of one of several schools, with what is lost and where it is done. */
export interface UrgentDuty extends Duty {
  readonly schoolId: string;
  /** One sentence. */
  readonly consequence: string;
  readonly place: DutyPlace;
}

/**
 * The duties of all schools of one track, the most urgent first: by day, and a duty without one as if it were due today.
 * What opens later comes on the day it opens.
 */
export function urgentDuties(
  schools: readonly SchoolSeason[],
  applicant: Applicant,
  moment: Moment,
): readonly UrgentDuty[] {
  const all = dutiesOf(schools, applicant, moment).flatMap(({ id, duties }) =>
    duties.map((duty): UrgentDuty => ({ ...duty, ...DUTY_FACTS[duty.kind], schoolId: id })),
  );
  return inOrder(all, moment.today);
}

/** Why a school has no duty. */
export type Standstill = "closed" | "going" | "holding" | "elsewhere" | "waitlisted" | "decided" | "waiting";

/** What stands instead of a duty at a school that has none. */
export function standstillOf(each: SchoolSeason, schools: readonly SchoolSeason[]): Standstill {
  if (isClosed(each)) return "closed";
  if (isBound(each)) return "going";
  if (schools.some(isBound)) return "elsewhere";
  if (each.school.outcome === "admitted") return "holding";
  if (each.school.outcome === "waitlisted") return "waitlisted";
  return each.school.outcome === null && each.school.status === "decision" ? "decided" : "waiting";
}
