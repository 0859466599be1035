import { fitOf, hangsOnResidents, type StudentNumbers } from "@domain/fit/schoolFit";
import * as text from "@text/tracker/schools";
import type { SchoolRecord } from "../../../stores/SchoolsStore.ts";
import { FitTag } from "./FitTag.tsx";

interface SchoolFitTagProps {
  row: SchoolRecord;
  numbers: StudentNumbers;
  /** Shows the calculated fit even if the student has chosen another. */
  ignoresOwnChoice?: boolean;
}

/** A school's fit and what it is based on, or why there is none. */
export function SchoolFitTag({ row, numbers, ignoresOwnChoice = false }: SchoolFitTagProps) {
  const own = ignoresOwnChoice ? null : row.override;
  if (own) return <FitTag fit={own.fit} basis={text.myChoice} />;
  const assessment = fitOf(row, numbers);
  const unofficial = assessment.comparisons.flatMap(({ measure }) => numbers.unofficial[measure] ?? [])[0];
  return (
    <FitTag
      fit={assessment.fit}
      basis={unofficial ? text.unofficialFit[unofficial] : null}
      instead={hangsOnResidents(assessment) ? text.mayFavorResidents : text.notEnoughData}
    />
  );
}
