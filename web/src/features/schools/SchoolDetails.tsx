import type { StudentNumbers } from "@domain/fit/schoolFit";
import { localDayOf } from "@domain/shared/calendarDay";
import { observer } from "mobx-react-lite";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { useNow } from "../../ui/components/useNow.ts";
import { SchoolLetters } from "../letters/schoolLettersOnDemand.ts";
import { DeadlinesPart } from "./DeadlinesPart.tsx";
import { FiguresForm } from "./FiguresForm.tsx";
import { FitPart } from "./FitPart.tsx";
import { KnownSchoolOffer } from "./KnownSchoolOffer.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { ProgressPart } from "./ProgressPart.tsx";
import { RequirementsPart } from "./RequirementsPart.tsx";
import type { SchoolRecord } from "./SchoolsStore.ts";
import "./SchoolDetails.css";

/** Most students open a school for other things, so the essays' code loads with the first open school. */
const SchoolEssays = onDemand(async () => (await import("../essays/SchoolEssays.tsx")).SchoolEssays);
const SeasonPanel = onDemand(async () => (await import("../season/SeasonPanel.tsx")).SeasonPanel);

/** All details of one school. A form stores its draft under the school's id, so two open schools never mix. */
export const SchoolDetails = observer(function SchoolDetails({
  row,
  numbers,
}: {
  row: SchoolRecord;
  numbers: StudentNumbers;
}) {
  return (
    <div className="school-details">
      {row.schoolId === null && <KnownSchoolOffer row={row} />}
      <FitPart row={row} numbers={numbers} />
      <ProgressPart row={row} />
      <SeasonPanel row={row} />
      <DeadlinesPart row={row} />
      <SchoolEssays school={row} today={localDayOf(useNow())} />
      <NoteForm row={row} />
      <RequirementsPart row={row} track={row.track} />
      <SchoolLetters school={row} />
      <FiguresForm row={row} />
    </div>
  );
});
