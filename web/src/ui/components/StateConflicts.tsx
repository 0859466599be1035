import { EXCLUSIVE_STATES } from "@domain/season/exclusiveStates";
import type { SchoolSeason } from "@domain/season/schoolSeason";
import { TriangleAlert } from "lucide-react";
import { conflictWords } from "../../views/conflictWords.ts";
import { Notice } from "./Notice.tsx";
import { RuleCard } from "./RuleCard.tsx";

interface StateConflictsProps {
  /** Of one track. */
  seasons: readonly (SchoolSeason & { readonly name: string })[];
  /** Only those of this school. All if not given. */
  schoolId?: string;
}

/** Points out states that do not go together. */
export function StateConflicts({ seasons, schoolId }: StateConflictsProps) {
  const shown = conflictWords(seasons).filter(({ ids }) => schoolId === undefined || ids.includes(schoolId));
  return shown.map(({ kind, words }) => (
    <Notice
      key={kind}
      icon={TriangleAlert}
      tone="warn"
      role="status"
      action={<RuleCard rule={EXCLUSIVE_STATES[kind].rule} />}
    >
      {words}
    </Notice>
  ));
}
