import { type ApplicationService, type AppliedTo, serviceOf } from "../application/applicationService.ts";
import type { Fit, School } from "../school/school.ts";
import { DAT_SCALES, type DatScale, type SchoolFigures } from "../school/schoolFigures.ts";
import type { UsState } from "../school/usState.ts";
import { onNewDatScale } from "../score/onNewDatScale.ts";
import { FIT_LIMITS } from "./fitRules.ts";

/** The fields of a school that its fit is calculated from. */
export type FitSchool = AppliedTo & Pick<School, "figures">;

/** The student's side. Null or missing if the student has not entered it. */
export interface StudentNumbers {
  readonly sat: number | null;
  readonly act: number | null;
  readonly mcat: number | null;
  /** The best academic average on each scale. */
  readonly dat: Readonly<Partial<Record<DatScale, number>>>;
  readonly gpa: number | null;
  /** The GPA of the student's courses as each service calculates it. Counts before `gpa` at the service's schools. */
  readonly serviceGpa: Readonly<Partial<Record<ApplicationService, number>>>;
  readonly homeState: UsState | null;
  /** Numbers that are not official results: a practice score, or an imagined one. */
  readonly unofficial: Readonly<Partial<Record<Measure, "practice" | "as-if">>>;
}

export type Measure = "SAT" | "ACT" | "MCAT" | "DAT" | "GPA";
/**
 * The student's number compared with the school's: below the usual range, in it, at its upper end, or well above it.
 */
export type Place = "below" | "within" | "upper" | "above";

export interface Comparison {
  readonly measure: Measure;
  readonly own: number;
  /** The service that calculates `own` like this. Only for a GPA. */
  readonly by?: ApplicationService;
  /** Equal to `high` if the school publishes one typical value. */
  readonly low: number;
  readonly high: number;
  readonly place: Place;
  /** If the DAT scales differ: both averages on the 200-600 scale, by the concordance. An estimate. */
  readonly onNewScale?: { readonly own: number; readonly typical: number };
}

/** What is missing for a result. */
export type Missing =
  | "school-admit-rate"
  | "school-score"
  | "school-gpa"
  | "own-score"
  | "own-gpa"
  | "home-state"
  | "resident-share"
  | "same-scale";

export interface Assessment {
  /** Null if too little is known. */
  readonly fit: Fit | null;
  readonly comparisons: readonly Comparison[];
  /** Facts that make the school a reach for every student they apply to. */
  readonly hurdles: readonly ("few-admitted" | "few-from-outside")[];
  readonly missing: readonly Missing[];
}

/** True if everything else is known and favors the school, but the share of residents is unknown. */
export function hangsOnResidents({ missing }: Assessment): boolean {
  return missing.length === 1 && missing[0] === "resident-share";
}

/** True if the school's side is known, and there is no fit because the student's own score or GPA is missing. */
export function lacksOwnNumbers({ fit, missing }: Assessment): boolean {
  return fit === null && missing.length > 0 && missing.every((what) => what === "own-score" || what === "own-gpa");
}

/** Whether a school is a safety, a match or a reach, and why (`fitRules.ts` has the rule in words). */
export function fitOf(school: FitSchool, numbers: StudentNumbers): Assessment {
  return school.kind === "UG" ? collegeFit(school.figures, numbers) : professionalFit(school, numbers);
}

function collegeFit(figures: SchoolFigures, numbers: StudentNumbers): Assessment {
  // The college has no admit rate, and no score decides about admission.
  if (figures.is_open_admission) return { fit: "safety", comparisons: [], hurdles: [], missing: [] };
  const rate = figures.admit_rate;
  const compared = collegeTest(figures, numbers) ?? collegeGpa(figures, numbers);
  const comparisons = compared ? [compared] : [];
  const hurdles = rate !== null && rate < FIT_LIMITS.reachBelow ? (["few-admitted"] as const) : [];
  if (hurdles.length > 0 || compared?.place === "below") return { fit: "reach", comparisons, hurdles, missing: [] };
  if (!compared || rate === null) {
    const missing = compared ? [] : missingAtCollege(figures, numbers);
    if (rate === null) return { fit: null, comparisons, hurdles, missing: ["school-admit-rate", ...missing] };
    return { fit: fitByRate(rate), comparisons, hurdles, missing };
  }
  return { fit: isSafeCollege(rate, compared.place) ? "safety" : "match", comparisons, hurdles, missing: [] };
}

/** The fit of a college if nothing of the student's can be compared. */
function fitByRate(rate: number): Fit | null {
  return rate >= FIT_LIMITS.matchFrom ? "match" : null;
}

function isSafeCollege(rate: number, place: Place): boolean {
  if (rate >= FIT_LIMITS.safetyFrom) return place === "upper" || place === "above";
  return rate >= FIT_LIMITS.safetyWithMarginFrom && place === "above";
}

/** The test the student does better in, because they would send that one. */
function collegeTest(figures: SchoolFigures, { sat, act }: StudentNumbers): Comparison | null {
  if (figures.is_test_blind) return null;
  const tests = [
    inMiddleHalf("SAT", sat, figures.sat, FIT_LIMITS.satMargin),
    inMiddleHalf("ACT", act, figures.act, FIT_LIMITS.actMargin),
  ].flatMap((test) => test ?? []);
  return tests.toSorted((a, b) => PLACES.indexOf(b.place) - PLACES.indexOf(a.place))[0] ?? null;
}

const PLACES: readonly Place[] = ["below", "within", "upper", "above"];

function inMiddleHalf(
  measure: Measure,
  own: number | null,
  half: { readonly low: number; readonly high: number } | null,
  margin: number,
): Comparison | null {
  if (own === null || half === null) return null;
  return { measure, own, ...half, place: placeIn(own, half.low, half.high, margin) };
}

function placeIn(own: number, low: number, high: number, margin: number): Place {
  if (own < low) return "below";
  if (own < high) return "within";
  return own >= high + margin ? "above" : "upper";
}

/** Colleges publish one average, so the range around it stands for the middle half. */
function collegeGpa(figures: SchoolFigures, { gpa }: StudentNumbers): Comparison | null {
  if (gpa === null || figures.gpa === null) return null;
  const margin = FIT_LIMITS.collegeGpaMargin;
  const gap = gapOf(gpa, figures.gpa);
  const place = gap < -margin ? "below" : gap >= 2 * margin ? "above" : gap >= margin ? "upper" : "within";
  return { measure: "GPA", own: gpa, low: figures.gpa, high: figures.gpa, place };
}

function missingAtCollege(figures: SchoolFigures, { sat, act, gpa }: StudentNumbers): readonly Missing[] {
  const hasTests = !figures.is_test_blind && (figures.sat !== null || figures.act !== null);
  if (hasTests && sat === null && act === null) return ["own-score"];
  // The student took one test, and the college publishes the other.
  if (hasTests) return ["school-score"];
  if (figures.gpa === null) return [figures.is_test_blind ? "school-gpa" : "school-score"];
  return gpa === null ? ["own-gpa"] : [];
}

function professionalFit(school: FitSchool, numbers: StudentNumbers): Assessment {
  const test = school.kind === "DDS" ? datComparison(school, numbers) : mcatComparison(school, numbers);
  const gpa = gpaComparison(school, numbers);
  const comparisons = [test, gpa].flatMap((compared) => compared ?? []);
  const hurdles = takesMostlyItsOwn(school) && isFromOutside(school, numbers) ? (["few-from-outside"] as const) : [];
  if (hurdles.length > 0 || comparisons.some(({ place }) => place === "below")) {
    return { fit: "reach", comparisons, hurdles, missing: [] };
  }
  const missing = [
    ...missingAtSchool(school, numbers, test !== null, gpa !== null),
    ...missingOfResidence(school, numbers),
  ];
  if (missing.length > 0) return { fit: null, comparisons, hurdles, missing };
  const isSafe = comparisons.every(({ place }) => place === "above") && isHome(school, numbers);
  return { fit: isSafe ? "safety" : "match", comparisons, hurdles, missing };
}

function mcatComparison({ figures }: FitSchool, { mcat }: StudentNumbers): Comparison | null {
  if (mcat === null || figures.mcat === null) return null;
  return typical("MCAT", mcat, figures.mcat, FIT_LIMITS.mcatReach, FIT_LIMITS.mcatSafety);
}

/** On the school's own scale or by the concordance, whichever is better for the student: they would send that score. */
function datComparison({ figures }: FitSchool, { dat }: StudentNumbers): Comparison | null {
  const published = figures.dat;
  if (!published) return null;
  const compared = DAT_SCALES.flatMap((scale) => {
    const own = dat[scale];
    if (own === undefined) return [];
    if (scale !== published.scale) return acrossScales(own, scale, published.aa) ?? [];
    const margin = FIT_LIMITS.datMargin[scale];
    return typical("DAT", own, published.aa, -margin, margin);
  });
  const isOnOwnScale = ({ onNewScale }: Comparison) => Number(onNewScale === undefined);
  return (
    compared.toSorted(
      (a, b) => PLACES.indexOf(b.place) - PLACES.indexOf(a.place) || isOnOwnScale(b) - isOnOwnScale(a),
    )[0] ?? null
  );
}

function acrossScales(own: number, scale: DatScale, published: number): Comparison | null {
  const ownAverage = scale === "1-30" ? onNewDatScale(own) : own;
  const typicalAverage = scale === "1-30" ? published : onNewDatScale(published);
  if (ownAverage === null || typicalAverage === null) return null;
  const margin = FIT_LIMITS.datMargin["200-600"];
  const { place } = typical("DAT", ownAverage, typicalAverage, -margin, margin);
  const onNewScale = { own: ownAverage, typical: typicalAverage };
  return { measure: "DAT", own, low: published, high: published, place, onNewScale };
}

function gpaComparison(school: FitSchool, { gpa, serviceGpa }: StudentNumbers): Comparison | null {
  const published = school.figures.gpa;
  if (published === null) return null;
  const compared = (own: number) => typical("GPA", own, published, FIT_LIMITS.gpaReach, FIT_LIMITS.gpaSafety);
  const by = serviceOf(school);
  const calculated = by ? serviceGpa[by] : undefined;
  if (by && calculated !== undefined) return { ...compared(calculated), by };
  return gpa === null ? null : compared(gpa);
}

function typical(measure: Measure, own: number, value: number, reach: number, safety: number): Comparison {
  const gap = gapOf(own, value);
  const place = gap <= reach ? "below" : gap >= safety ? "above" : "within";
  return { measure, own, low: value, high: value, place };
}

/** Hundredths do not subtract exactly in binary. Rounding keeps limits exact. */
function gapOf(own: number, value: number): number {
  return Math.round((own - value) * 1_000) / 1_000;
}

function takesMostlyItsOwn({ control, figures }: FitSchool): boolean {
  return control === "public" && figures.in_state_share !== null && figures.in_state_share >= FIT_LIMITS.inStateFrom;
}

/** A public school, or one of unknown control, with an unknown share of residents. */
function mayFavorResidents({ control, figures }: FitSchool): boolean {
  return control !== "private" && figures.in_state_share === null;
}

function isFromOutside(school: FitSchool, { homeState }: StudentNumbers): boolean {
  return homeState !== null && school.state !== null && homeState !== school.state;
}

/** A private school counts as in-state for everyone. */
function isHome({ control, state }: FitSchool, { homeState }: StudentNumbers): boolean {
  return control === "private" || (state !== null && homeState === state);
}

function missingAtSchool(
  { figures, kind }: FitSchool,
  { mcat, dat }: StudentNumbers,
  hasTest: boolean,
  hasGpa: boolean,
): readonly Missing[] {
  const missing: Missing[] = [];
  if (!hasTest) {
    const published = kind === "DDS" ? figures.dat : figures.mcat;
    const own = kind === "DDS" ? Object.keys(dat).length > 0 : mcat !== null;
    missing.push(published === null ? "school-score" : own ? "same-scale" : "own-score");
  }
  if (!hasGpa) missing.push(figures.gpa === null ? "school-gpa" : "own-gpa");
  return missing;
}

function missingOfResidence(school: FitSchool, numbers: StudentNumbers): readonly Missing[] {
  const dependsOnHome = takesMostlyItsOwn(school) || mayFavorResidents(school);
  if (dependsOnHome && numbers.homeState === null) return ["home-state"];
  return mayFavorResidents(school) && isFromOutside(school, numbers) ? ["resident-share"] : [];
}
