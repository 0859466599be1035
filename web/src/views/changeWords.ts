import type { SchoolSeason } from "@domain/season/schoolSeason";
import type { DecisionPlan, EarlierState, Step } from "@domain/season/season";
import { hasHappened } from "@domain/season/season";
import { outcomes } from "@text/tracker/schools";
import * as text from "@text/tracker/season";
import { statusWord } from "./schoolWords.ts";

/** The states of a school's last change, as they are now and as they were: "Admitted", "Interview". */
export function changeWords(
  each: SchoolSeason,
  earlier: EarlierState,
): { readonly now: string; readonly before: string } {
  const { school, season } = each;
  if (earlier.plan !== undefined) return { now: planWord(season.plan), before: planWord(earlier.plan) };
  const isStep =
    school.status === earlier.status && school.outcome === earlier.outcome && season.answer === earlier.answer;
  if (isStep && earlier.step !== null) {
    const name = stepName(each, earlier.step);
    return {
      now: stepWords(name, hasHappened(season, earlier.step)),
      before: stepWords(name, earlier.step_was !== null),
    };
  }
  if (season.answer !== earlier.answer) return { now: answerWord(season.answer), before: answerWord(earlier.answer) };
  return { now: stateWord(school.track, school), before: stateWord(school.track, earlier) };
}

type States = Pick<EarlierState, "status" | "outcome">;

function stateWord(track: SchoolSeason["school"]["track"], { status, outcome }: States): string {
  return outcome === null ? statusWord(track, status) : outcomes[outcome];
}

function answerWord(answer: EarlierState["answer"]): string {
  return answer === null ? text.notAnswered : text.answers[answer];
}

function planWord(plan: DecisionPlan | null): string {
  return plan === null ? text.notChosen : text.plans[plan];
}

function stepWords(name: string, isDone: boolean): string {
  return text.stepIs(name, isDone ? text.happened : text.notYet);
}

function stepName({ school: { track } }: SchoolSeason, step: Step): string {
  switch (step) {
    case "verified":
      return text.verified;
    case "secondary_sent":
      return text.secondarySent[track];
    case "held":
      return text.held[track];
    case "waitlisted":
      return text.waitlisted;
    case "deposit_paid":
      return text.depositPaid;
    case "ranked":
      return text.ranked;
    case "fafsa_sent":
      return text.aidSent(text.aidNames.fafsa);
    case "css_sent":
      return text.aidSent(text.aidNames.css);
    case "own_aid_sent":
      return text.aidSent(text.aidNames["own-aid"]);
  }
}
