import { planConflicts } from "@domain/season/earlyPlans";
import { SEASON_RULES } from "@domain/season/seasonRules";
import { formatList } from "@domain/shared/language";
import * as text from "@text/tracker/season";
import { TriangleAlert } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Notice } from "../../ui/components/Notice.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import type { SeasonOfSchool } from "./SeasonStore.ts";

const WORDS = {
  "early-decision": { say: text.severalEarlyDecisions, rule: SEASON_RULES.earlyDecision },
  restrictive: { say: text.restrictiveWithOthers, rule: SEASON_RULES.restrictiveEarlyAction },
};

/** Points out early plans that usually do not go together. */
export const PlanConflicts = observer(function PlanConflicts({ seasons }: { seasons: readonly SeasonOfSchool[] }) {
  const names = new Map(seasons.map(({ school, name }) => [school.id, name]));
  return planConflicts(seasons).map(({ kind, ids }) => (
    <Notice key={kind} icon={TriangleAlert} tone="warn" role="status" action={<RuleCard rule={WORDS[kind].rule} />}>
      {WORDS[kind].say(
        formatList(
          ids.map((id) => names.get(id) ?? ""),
          "conjunction",
        ),
      )}
    </Notice>
  ));
});
