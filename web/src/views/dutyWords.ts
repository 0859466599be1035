import { SECONDARY_RULE } from "@domain/application/secondaryRule";
import type { Duty } from "@domain/season/duty";
import { OFFER_SOURCES } from "@domain/season/dutyFacts";
import { type SchoolSeason, serviceFor } from "@domain/season/schoolSeason";
import { SEASON_RULES } from "@domain/season/seasonRules";
import type { Rule } from "@domain/shared/rule";
import * as text from "@text/tracker/season";

/** What a duty is called at this school. */
export function dutyName({ kind, label, dayKind, asks }: Duty, each: SchoolSeason): string {
  if (kind === "deadline") return label ?? text.duties.deadline;
  const isAmcas = each.school.kind === "MD";
  if (kind === "choose" && isAmcas && serviceFor(each) === "AMCAS") return text.choosePlanToEnroll;
  if (kind === "commit" && isAmcas) return dayKind === "opens" ? text.commitOpens : text.commitToEnroll;
  if (kind === "answer" && asks === "decision") return text.enterOfferDay;
  return kind === "secondary" && each.school.kind === "DDS" ? text.duties.supplemental : text.duties[kind];
}

/** The rules a duty's day comes from, at most two. A deadline of the student's own has no rule. */
export function rulesOf({ kind }: Duty, each: SchoolSeason): readonly Rule[] {
  switch (kind) {
    case "rank":
      return [SEASON_RULES.match, SEASON_RULES.matchDays];
    case "thank":
      return [SEASON_RULES.thanks];
    case "secondary":
      return [SECONDARY_RULE];
    case "fafsa":
    case "css":
    case "own-aid":
      return [SEASON_RULES.aidForms];
    case "deposit":
    case "answer":
    case "narrow":
    case "choose":
    case "commit":
    case "withdraw":
      return offerRules(each);
    case "interview":
    case "book":
    case "submit":
    case "deadline":
      return [];
  }
}

/** The rules for the offers of a school's service. */
export function offerRules(each: SchoolSeason): readonly Rule[] {
  const { kind } = each.school;
  if (kind === "UG") {
    const isBinding = each.season.plan === "ED" || each.season.plan === "ED2";
    return isBinding ? [SEASON_RULES.earlyDecision] : OFFER_SOURCES.college;
  }
  const service = serviceFor(each);
  if (service === "TMDSAS" && kind === "DDS") return [];
  return OFFER_SOURCES[service ?? "AMCAS"];
}
