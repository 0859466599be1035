import type { StudentNumbers } from "@domain/fit/schoolFit";
import { observer } from "mobx-react-lite";
import type { SchoolRecord } from "../../../stores/SchoolsStore.ts";
import { DeadlinesPart } from "./DeadlinesPart.tsx";
import { FiguresForm } from "./FiguresForm.tsx";
import { FitPart } from "./FitPart.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { ProgressPart } from "./ProgressPart.tsx";
import { RequirementsPart } from "./RequirementsPart.tsx";
import "./SchoolDetails.css";

/** All about one school. A form keeps its draft under the school's id, so two open schools never mix. */
export const SchoolDetails = observer(function SchoolDetails({
  row,
  numbers,
}: {
  row: SchoolRecord;
  numbers: StudentNumbers;
}) {
  return (
    <div className="school-details">
      <FitPart row={row} numbers={numbers} />
      <ProgressPart row={row} />
      <DeadlinesPart row={row} />
      <NoteForm row={row} />
      <RequirementsPart row={row} track={row.track} />
      <FiguresForm row={row} />
    </div>
  );
});
