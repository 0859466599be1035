import { type Assessment, fitOf, hangsOnResidents, lacksOwnNumbers, type StudentNumbers } from "@domain/fit/schoolFit";
import type { Fit, School } from "@domain/school/school";
import * as text from "@text/tracker/schools";

export interface FitWords {
  readonly fit: Fit | null;
  /** What the fit is based on, if not the student's official numbers: "(my choice)". */
  readonly basis: string | null;
  /** Why there is no fit. */
  readonly instead: string;
}

/** A school's fit and what it is based on, or why it has no fit. The student's own choice counts first. */
export function fitTagOf(school: Omit<School, "note">, numbers: StudentNumbers): FitWords {
  if (school.override) return { fit: school.override.fit, basis: text.myChoice, instead: "" };
  const assessment = fitOf(school, numbers);
  const unofficial = assessment.comparisons.flatMap(({ measure }) => numbers.unofficial[measure] ?? [])[0];
  return {
    fit: assessment.fit,
    basis: unofficial ? text.unofficialFit[unofficial] : null,
    instead: reasonOf(assessment),
  };
}

function reasonOf(assessment: Assessment): string {
  if (hangsOnResidents(assessment)) return text.mayFavorResidents;
  return lacksOwnNumbers(assessment) ? text.lacksOwnNumbers : text.notEnoughData;
}

/** "Match (my choice)" */
export function fitText({ fit, basis, instead }: FitWords): string {
  return fit === null ? instead : [text.fits[fit], basis].filter(Boolean).join(" ");
}
