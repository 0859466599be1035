import { type Conflict, conflictsOf, type Exclusion } from "@domain/season/exclusiveStates";
import type { SchoolSeason } from "@domain/season/schoolSeason";
import { formatList } from "@domain/shared/language";
import * as text from "@text/tracker/season";

const WORDS: Readonly<Record<Exclusion, (names: string) => string>> = {
  "several-plans": text.severalPlans,
  "several-commitments": text.severalCommitments,
  "plan-and-commitment": text.planAndCommitment,
  "early-decision": text.severalEarlyDecisions,
  restrictive: text.restrictiveWithOthers,
  "rank-after-commitment": text.rankAfterCommitment,
  "answer-without-offer": text.answerWithoutOffer,
};

/** The states of a track's schools that do not go together, each with a sentence that names the schools. */
export function conflictWords(
  seasons: readonly (SchoolSeason & { readonly name: string })[],
): readonly (Conflict & { readonly words: string })[] {
  const names = new Map(seasons.map(({ school, name }) => [school.id, name]));
  return conflictsOf(seasons).map((conflict) => {
    const named = conflict.ids.map((id) => names.get(id) ?? "");
    return { ...conflict, words: WORDS[conflict.kind](formatList(named, "conjunction")) };
  });
}
