import { FITS, type Fit, type School } from "../school/school.ts";
import { BALANCED_LIST } from "./fitRules.ts";
import { type FitSchool, fitOf, type StudentNumbers } from "./schoolFit.ts";

export type FitCounts = Readonly<Record<Fit | "unknown", number>>;

/** The fit shown for a school: the student's own choice, or the calculated fit. Null if too little is known. */
export function shownFit(school: FitSchool & Pick<School, "override">, numbers: StudentNumbers): Fit | null {
  return school.override?.fit ?? fitOf(school, numbers).fit;
}

/** How many schools of a list have each fit. Schools with an unknown fit are counted separately. */
export function fitCounts(
  schools: readonly (FitSchool & Pick<School, "override">)[],
  numbers: StudentNumbers,
): FitCounts {
  const fits = schools.map((school) => shownFit(school, numbers));
  const count = (wanted: Fit | null) => fits.filter((fit) => fit === wanted).length;
  const [safety, match, reach] = FITS.map(count);
  return { safety: safety ?? 0, match: match ?? 0, reach: reach ?? 0, unknown: count(null) };
}

export interface MixGap {
  readonly fit: Fit;
  readonly amount: "few" | "many";
}

/** Where a list of colleges differs from the balanced list, most important gap first. */
export function mixGaps(counts: FitCounts): readonly MixGap[] {
  return FITS.flatMap((fit) => {
    const [fewest, most] = BALANCED_LIST[fit];
    if (counts[fit] < fewest) return { fit, amount: "few" };
    return counts[fit] > most ? { fit, amount: "many" } : [];
  });
}
