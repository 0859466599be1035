import { formatList } from "@domain/shared/language";
import * as text from "@text/tracker/season";
import { TriangleAlert } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Notice } from "../../ui/components/Notice.tsx";
import { useNow } from "../../ui/components/useNow.ts";
import { clashingSchools } from "./clashingSchools.ts";
import type { SeasonOfSchool, SeasonStore } from "./SeasonStore.ts";

interface InterviewClashesProps {
  records: SeasonStore;
  seasons: readonly SeasonOfSchool[];
}

/** Points out interviews at the same time, each pair once. */
export const InterviewClashes = observer(function InterviewClashes({ records, seasons }: InterviewClashesProps) {
  const clashing = clashingSchools(records, useNow());
  const said = new Set<string>();
  return seasons.flatMap(({ name, interviews }) =>
    interviews.flatMap(({ id }) => {
      const others = (clashing.get(id) ?? []).filter((other) => !said.has(other));
      said.add(name);
      if (others.length === 0) return [];
      return (
        <Notice key={id} icon={TriangleAlert} tone="warn" role="status">
          {text.clashAt(name, formatList(others, "conjunction"))}
        </Notice>
      );
    }),
  );
});
