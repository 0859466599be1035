import type { StudentNumbers } from "@domain/fit/schoolFit";
import { localDayOf } from "@domain/shared/calendarDay";
import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { useNow } from "../../ui/components/useNow.ts";
import { useSlots } from "../../ui/slots.ts";
import { DeadlinesPart } from "./DeadlinesPart.tsx";
import { FiguresForm } from "./FiguresForm.tsx";
import { FitPart } from "./FitPart.tsx";
import { KnownSchoolOffer } from "./KnownSchoolOffer.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { ProgressPart } from "./ProgressPart.tsx";
import { RequirementsPart } from "./RequirementsPart.tsx";
import "./SchoolDetails.css";

declare module "../../ui/slots.ts" {
  interface Slots {
    readonly SchoolSeason: ComponentType<{ row: SchoolRecord }>;
    readonly SchoolEssays: ComponentType<{ school: SchoolRecord; today: string }>;
    readonly SchoolLetters: ComponentType<{ school: SchoolRecord }>;
  }
}

/** All details of one school. A form stores its draft under the school's id, so two open schools never mix. */
export const SchoolDetails = observer(function SchoolDetails({
  row,
  numbers,
}: {
  row: SchoolRecord;
  numbers: StudentNumbers;
}) {
  const { SchoolEssays, SchoolLetters, SchoolSeason } = useSlots();
  return (
    <div className="school-details">
      {row.schoolId === null && <KnownSchoolOffer row={row} />}
      <FitPart row={row} numbers={numbers} />
      <ProgressPart row={row} />
      <SchoolSeason row={row} />
      <DeadlinesPart row={row} />
      <SchoolEssays school={row} today={localDayOf(useNow())} />
      <NoteForm row={row} />
      <RequirementsPart row={row} track={row.track} />
      <SchoolLetters school={row} />
      <FiguresForm row={row} />
    </div>
  );
});
