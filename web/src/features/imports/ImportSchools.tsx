import { findSchoolTable } from "@domain/imports/schoolTable";
import { SCHOOL_LIMIT } from "@domain/school/school";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/importTable";
import { observer } from "mobx-react-lite";
import { useStores } from "../../stores/useStores.ts";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { ImportTable } from "./ImportTable.tsx";
import { ReviewSchools } from "./ReviewSchools.tsx";

/** Twice what a list holds. Each row is searched for among thousands of schools. */
const MOST_ROWS = 2 * SCHOOL_LIMIT;

const WORDS = {
  heading: text.importSchools,
  label: text.pastedTable,
  example: text.schoolExample,
  hint: text.howToCopySchools,
  submit: text.review,
};

interface ImportSchoolsProps {
  track: DashboardItem;
  onLeave: () => void;
}

/** Imports schools to the student's list. */
export const ImportSchools = observer(function ImportSchools({ track, onLeave }: ImportSchoolsProps) {
  const { session } = useStores();
  const draft = useDraft(session.openUid ?? "", `schools/import-${track}`);
  return (
    <ImportTable draft={draft} words={WORDS} mostRows={MOST_ROWS} find={findSchoolTable} onLeave={onLeave}>
      {(review) => <ReviewSchools track={track} {...review} />}
    </ImportTable>
  );
});
