import { changesBetween } from "@domain/records/recordChanges";
import type { School } from "@domain/school/school";
import * as text from "@text/tracker/schoolDetails";
import { observer } from "mobx-react-lite";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { Button } from "../../ui/components/Button.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { isNewer } from "./isNewer.ts";
import { useSchoolFacts } from "./useSchoolFacts.ts";
import { useUndoableChange } from "./useUndoableChange.ts";

/** Offers the catalog's figures to a school whose stored copy is of an earlier year. */
export const NewerFigures = observer(function NewerFigures({ row }: { row: SchoolRecord }) {
  const showToast = useToast();
  const undoable = useUndoableChange(row);
  const figures = useSchoolFacts(row.schoolId)?.facts?.figures;
  if (!figures || !isNewer(figures, row.figures)) return null;

  function handleUse(newer: School["figures"]) {
    const changes = changesBetween<Pick<School, "figures">>({ figures: row.figures }, { figures: newer }, ["figures"]);
    const { undo } = undoable(changes);
    showToast(text.schoolSaved(row.name), undo);
  }

  return (
    <p>
      {text.newerFigures(figures.year)}{" "}
      <Button variant="quiet" onClick={() => handleUse(figures)}>
        {text.takeFiguresOf(figures.year)}
      </Button>
    </p>
  );
});
