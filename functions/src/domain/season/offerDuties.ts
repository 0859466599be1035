import { type Duty, type DutyKind, dated, type Moment, undated } from "./duty.ts";
import { OFFER_RULES, oneOfferDay } from "./offerDays.ts";
import { isApplied, isEarlyDecision, isHeld, offerDay, type SchoolSeason, serviceFor } from "./schoolSeason.ts";
import { type Answer, hasHappened } from "./season.ts";

/** AMCAS: the most offers to hold between April 15 and April 30. */
const MOST_OFFERS = 3;

/** What an offer asks for, and the last day on which the seat is safe. */
interface OfferDuties {
  readonly duties: readonly Duty[];
  readonly lastSafeDay: string | null;
}

/**
 * Duties of an offer the student holds or has accepted. The school's own letter comes before every rule. A rule that
 * counts from an offer whose day is unknown gives no day, but asks for it.
 */
export function offerDuties(each: SchoolSeason, schools: readonly SchoolSeason[], moment: Moment): OfferDuties {
  const { school, season } = each;
  if (school.outcome !== "admitted") return { duties: [], lastSafeDay: null };
  const isPaid = hasHappened(season, "deposit_paid");
  const deposit = isPaid ? null : replyDuty(each);
  const choice = isHeld(each) ? choiceDuty(each, schools.filter(isHeld), moment) : null;
  const duties = [deposit, choice].filter((duty) => duty !== null);
  const lastDays = duties.flatMap(({ day, dayKind }) => (day === null || dayKind === "opens" ? [] : [day])).sort();
  const waitsForAnswer = duties.length === 0 && !isPaid && season.answer === null;
  const asked = offerDay(each) === null ? "decision" : "answer_by";
  return {
    duties: waitsForAnswer && !isKeptForMatch(each) ? [undated("answer", asked)] : duties,
    lastSafeDay: lastDays[0] ?? null,
  };
}

/**
 * The first day on which an answer can be given, in the cycle of the offer or, without its day, in today's. Null if it
 * can be given at once: only AMCAS has days (`SEASON_RULES.choose`).
 */
export function answerOpens(
  each: SchoolSeason,
  answer: Answer,
  schools: readonly SchoolSeason[],
  today: string,
): string | null {
  if (answer === "declined" || !isInAmcasTool(each, schools.filter(isHeld))) return null;
  const day = OFFER_RULES.AMCAS.opens?.[answer](offerDay(each) ?? today) ?? null;
  return day !== null && today < day ? day : null;
}

/** The deposit, or the commitment to a college, by the letter or the service's rule. */
function replyDuty(each: SchoolSeason): Duty | null {
  const { school, season } = each;
  const isCollegeToChoose = school.kind === "UG" && isHeld(each);
  const kind = isCollegeToChoose ? "commit" : "deposit";
  if (season.answer_by !== null) return dated(kind, season.answer_by, "school");
  if (school.kind === "UG" && isEarlyDecision(season)) return isCollegeToChoose ? undated(kind, "answer_by") : null;
  const reply = rulesFor(each)?.reply;
  if (!reply) return null;
  const offered = offerDay(each);
  if (offered === null) return undated(kind, "decision");
  const day = reply(offered);
  // A college's offer after its service's day, off a waitlist, is not held to it.
  return school.kind === "UG" && offered > day ? null : dated(kind, day, "rule");
}

/** When to let offers go. `held` are all offers that the student holds. */
function choiceDuty(each: SchoolSeason, held: readonly SchoolSeason[], moment: Moment): Duty | null {
  if (isInAmcasTool(each, held)) return amcasChoice(each, held, moment);
  const rules = rulesFor(each);
  const isOneOfSeveral = held.filter((other) => rulesFor(other) === rules).length > 1;
  return rules?.keepOne && isOneOfSeveral ? until("choose", rules.keepOne, offerDay(each)) : null;
}

/** Null for a school with a form of its own: its letter decides. */
function rulesFor(each: SchoolSeason): (typeof OFFER_RULES)["college"] | null {
  if (each.school.kind === "UG") return OFFER_RULES.college;
  const service = serviceFor(each);
  return service === null ? null : OFFER_RULES[service];
}

/** A Texas medical school keeps its offer until the student has to choose among several. */
function isKeptForMatch(each: SchoolSeason): boolean {
  const offered = offerDay(each);
  const isMedical = each.school.kind !== "DDS" && serviceFor(each) === "TMDSAS";
  return isMedical && offered !== null && offered <= oneOfferDay(offered);
}

/** An AMCAS applicant chooses among TMDSAS medical schools in the same tool. */
function isInAmcasTool(each: SchoolSeason, held: readonly SchoolSeason[]): boolean {
  if (each.school.kind !== "MD") return false;
  return held.some((other) => serviceFor(other) === "AMCAS" && isApplied(other));
}

function amcasChoice(each: SchoolSeason, held: readonly SchoolSeason[], { today }: Moment): Duty | null {
  const offered = offerDay(each);
  if (each.season.answer === "planned") return commitDuty(each, held, today);
  const { keepOne, keepThree } = OFFER_RULES.AMCAS;
  const count = held.filter((other) => isInAmcasTool(other, held)).length;
  const narrow = count > MOST_OFFERS && keepThree !== null ? until("narrow", keepThree, offered) : null;
  const duty = narrow ?? (keepOne === null ? null : until("choose", keepOne, offered));
  return duty && { ...duty, opens: duty.kind === "choose" ? answerOpens(each, "planned", held, today) : null };
}

/** Commit to Enroll opens on a day of the service, and closes on a day of the school. */
function commitDuty(each: SchoolSeason, held: readonly SchoolSeason[], today: string): Duty {
  const opens = answerOpens(each, "committed", held, today);
  const { commit_by } = each.season;
  if (commit_by !== null) return { ...dated("commit", commit_by, "school"), opens };
  if (opens === null) return undated("commit", "commit_by");
  return offerDay(each) === null
    ? { ...undated("commit", "decision"), opens }
    : { ...dated("commit", opens, "opens"), opens };
}

/** An offer made after a rule's day is not held to it. */
function until(kind: DutyKind, lastDay: (offered: string) => string, offered: string | null): Duty | null {
  if (offered === null) return undated(kind, "decision");
  return offered <= lastDay(offered) ? dated(kind, lastDay(offered), "rule") : null;
}
