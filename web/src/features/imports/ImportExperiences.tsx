import { findExperienceTable } from "@domain/imports/experienceTable";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/importTable";
import { observer } from "mobx-react-lite";
import { useStores } from "../../stores/useStores.ts";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { ImportTable } from "./ImportTable.tsx";
import { ReviewExperiences } from "./ReviewExperiences.tsx";

const MOST_ROWS = 5_000;

const WORDS = {
  heading: text.importExperiences,
  label: text.pastedTable,
  example: text.experienceExample,
  hint: text.howToCopyExperiences,
  submit: text.review,
};

interface ImportExperiencesProps {
  track: DashboardItem;
  onLeave: () => void;
}

/** Imports experiences and shifts. */
export const ImportExperiences = observer(function ImportExperiences({ track, onLeave }: ImportExperiencesProps) {
  const { session } = useStores();
  const draft = useDraft(session.openUid ?? "", "experiences/import");
  return (
    <ImportTable draft={draft} words={WORDS} mostRows={MOST_ROWS} find={findExperienceTable} onLeave={onLeave}>
      {(review) => <ReviewExperiences track={track} {...review} />}
    </ImportTable>
  );
});
