import type { StudentNumbers } from "@domain/fit/schoolFit";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { fitTagOf } from "../../views/fitTagOf.ts";
import { FitTag } from "./FitTag.tsx";

interface SchoolFitTagProps {
  row: SchoolRecord;
  numbers: StudentNumbers;
  /** Shows the calculated fit even if the student has chosen another. */
  ignoresOwnChoice?: boolean;
}

/** A school's fit and what it is based on, or why it has no fit. */
export function SchoolFitTag({ row, numbers, ignoresOwnChoice = false }: SchoolFitTagProps) {
  return <FitTag {...fitTagOf(ignoresOwnChoice ? { ...row, override: null } : row, numbers)} />;
}
