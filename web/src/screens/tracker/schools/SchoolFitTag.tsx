import { fitOf, hangsOnResidents, type StudentNumbers } from "@domain/fit/schoolFit";
import * as text from "@text/tracker/schools";
import type { SchoolRecord } from "../../../stores/SchoolsStore.ts";
import { FitTag } from "./FitTag.tsx";

interface SchoolFitTagProps {
  row: SchoolRecord;
  numbers: StudentNumbers;
  /** Shows what is calculated even where the student says otherwise. */
  ignoresOwnWord?: boolean;
}

/** A school's fit with what it rests on, or why there is none. */
export function SchoolFitTag({ row, numbers, ignoresOwnWord = false }: SchoolFitTagProps) {
  const own = ignoresOwnWord ? null : row.override;
  if (own) return <FitTag fit={own.fit} basis={text.myWord} />;
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
