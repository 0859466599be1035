import type { Duty, DutyKind } from "./duty.ts";
import {
  collegeReplyDay,
  depositDay,
  oneDentalSeatDay,
  oneOfferDay,
  oneOsteopathicSeatDay,
  threeOffersDay,
} from "./offerDays.ts";
import { isApplied, isHeld, offerDay, type SchoolSeason, serviceFor } from "./schoolSeason.ts";

/** AMCAS: the most offers to hold between April 15 and April 30. */
const MOST_OFFERS = 3;

/** What an offer asks for, and the last day on which the seat is safe. */
interface OfferDuties {
  readonly duties: readonly Duty[];
  readonly lastSafeDay: string | null;
}

/** Duties of an offer the student holds or has accepted. The school's own letter comes before every rule. */
export function offerDuties(each: SchoolSeason, schools: readonly SchoolSeason[]): OfferDuties {
  const { school, season } = each;
  if (school.outcome !== "admitted") return { duties: [], lastSafeDay: null };
  const held = isHeld(each);
  const deposit = season.deposit_paid === null ? replyDuty(each) : null;
  const choice = held ? choiceDuty(each, schools.filter(isHeld)) : null;
  const duties = [deposit, choice].filter((duty) => duty !== null);
  const days = duties.flatMap(({ day }) => (day === null ? [] : [day])).sort();
  const waitsForAnswer = duties.length === 0 && season.deposit_paid === null && season.answer === null;
  return {
    duties: waitsForAnswer && !isKeptForMatch(each) ? [{ kind: "answer", day: null }] : duties,
    lastSafeDay: days[0] ?? null,
  };
}

/** The deposit, or the commitment to a college, by the letter or the service's rule. */
function replyDuty(each: SchoolSeason): Duty | null {
  const { school, season } = each;
  const day = season.answer_by ?? ruleDay(each);
  const isCollegeToChoose = school.kind === "UG" && isHeld(each);
  if (isCollegeToChoose && day === null && isEarlyDecision(each)) return { kind: "commit", day: null };
  return day === null ? null : { kind: isCollegeToChoose ? "commit" : "deposit", day };
}

function ruleDay(each: SchoolSeason): string | null {
  const offered = offerDay(each);
  if (offered === null) return null;
  if (each.school.kind !== "UG") return depositDay(serviceFor(each), offered);
  const may1 = collegeReplyDay(offered);
  return isEarlyDecision(each) || offered > may1 ? null : may1;
}

function isEarlyDecision({ season }: SchoolSeason): boolean {
  return season.plan === "ED" || season.plan === "ED2";
}

/** When to let offers go. `held` are all offers that the student holds. */
function choiceDuty(each: SchoolSeason, held: readonly SchoolSeason[]): Duty | null {
  const offered = offerDay(each);
  if (offered === null) return null;
  const service = serviceFor(each);
  if (isInAmcasTool(each, held))
    return amcasChoice(each, offered, held.filter((other) => isInAmcasTool(other, held)).length);
  const isOneOfSeveral = held.filter((other) => serviceFor(other) === service).length > 1;
  if (!isOneOfSeveral) return null;
  if (service === "TMDSAS") return until("choose", oneOfferDay(offered), offered);
  if (service === "AACOMAS") return until("choose", oneOsteopathicSeatDay(offered), offered);
  return service === "AADSAS" ? until("choose", oneDentalSeatDay(offered), offered) : null;
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

function amcasChoice(each: SchoolSeason, offered: string, count: number): Duty | null {
  const one = oneOfferDay(offered);
  if (each.season.answer === "planned") return { kind: "commit", day: each.season.commit_by ?? one };
  if (count > MOST_OFFERS) return until("narrow", threeOffersDay(offered), offered) ?? until("choose", one, offered);
  return until("choose", one, offered);
}

/** An offer made after a rule's day is not held to it. */
function until(kind: DutyKind, day: string, offered: string): Duty | null {
  return offered <= day ? { kind, day } : null;
}
