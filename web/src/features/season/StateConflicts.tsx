import { conflictsOf, EXCLUSIVE_STATES, type Exclusion } from "@domain/season/exclusiveStates";
import { formatList } from "@domain/shared/language";
import * as text from "@text/tracker/season";
import { TriangleAlert } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Notice } from "../../ui/components/Notice.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import type { SeasonOfSchool } from "./SeasonStore.ts";

const WORDS: Readonly<Record<Exclusion, (names: string) => string>> = {
  "several-plans": text.severalPlans,
  "several-commitments": text.severalCommitments,
  "plan-and-commitment": text.planAndCommitment,
  "early-decision": text.severalEarlyDecisions,
  restrictive: text.restrictiveWithOthers,
  "rank-after-commitment": text.rankAfterCommitment,
  "answer-without-offer": text.answerWithoutOffer,
};

interface StateConflictsProps {
  seasons: readonly SeasonOfSchool[];
  /** Only those of this school. All if not given. */
  schoolId?: string;
}

/** Points out states that do not go together. */
export const StateConflicts = observer(function StateConflicts({ seasons, schoolId }: StateConflictsProps) {
  const names = new Map(seasons.map(({ school, name }) => [school.id, name]));
  const shown = conflictsOf(seasons).filter(({ ids }) => schoolId === undefined || ids.includes(schoolId));
  return shown.map(({ kind, ids }) => (
    <Notice
      key={kind}
      icon={TriangleAlert}
      tone="warn"
      role="status"
      action={<RuleCard rule={EXCLUSIVE_STATES[kind].rule} />}
    >
      {WORDS[kind](
        formatList(
          ids.map((id) => names.get(id) ?? ""),
          "conjunction",
        ),
      )}
    </Notice>
  ));
});
