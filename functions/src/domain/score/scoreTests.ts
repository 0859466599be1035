import * as text from "../text/en/score.ts";

/** The tests in Cairn, in the order a student takes them. */
export const SCORE_TESTS = ["GPA", "SAT", "ACT", "MCAT", "DAT"] as const;
export type ScoreTest = (typeof SCORE_TESTS)[number];

/** The scales of a GPA, of which it has one, and whether it is weighted. */
export const GPA_SCALES = ["4.0", "5.0", "100"] as const;
export const GPA_WEIGHTINGS = ["Weighted", "Unweighted"] as const;
export const SCORE_SCALES = [...GPA_SCALES, ...GPA_WEIGHTINGS] as const;
export type GpaScaleName = (typeof SCORE_SCALES)[number];

/** A part of a result, with the test report's abbreviation and name. */
export interface Section {
  readonly id: string;
  readonly label: string;
  readonly low: number;
  readonly high: number;
  readonly step: number;
  /** Whether reports without it are complete. */
  readonly isOptional: boolean;
}

/** What a test's reports contained over a span of test days. One chart never mixes scales. */
export interface ScoreScale {
  readonly id: string;
  readonly test: ScoreTest;
  /** The first test day. Null if the scale has always been the same. */
  readonly from: string | null;
  readonly sections: readonly Section[];
  /** The result is the sum of the sections, or the section with this id. */
  readonly result: "sum" | (string & {});
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

type Range = Pick<Section, "low" | "high" | "step">;

function sectionsOf(range: Range, required: Labels, optional: Labels = {}): Section[] {
  const make = (labels: Labels, isOptional: boolean) =>
    Object.entries(labels).map(([id, label]) => ({ id, label, ...range, isOptional }));
  return [...make(required, false), ...make(optional, true)];
}
type Labels = Readonly<Record<string, string>>;

const DAT_SECTIONS = {
  PAT: "Perceptual Ability",
  QR: "Quantitative Reasoning",
  RC: "Reading Comprehension",
  Bio: "Biology",
  GC: "General Chemistry",
  OC: "Organic Chemistry",
  TS: "Total Science",
} as const;
const DAT_OLD: Range = { low: 1, high: 30, step: 1 };
const DAT_NEW: Range = { low: 200, high: 600, step: 10 };
const ACT: Range = { low: 1, high: 36, step: 1 };

/** The first test day of the DAT's 200-600 scale. */
export const NEW_DAT_DAY = "2025-03-01";
/** The highest unweighted GPA of each scale. 4.33: an A+ at schools where it counts as much. */
export const UNWEIGHTED_LIMITS = { "4.0": 4.33, "5.0": 5, "100": 100 } as const;
/** Weighted averages go beyond their scale, by as much as a school likes. These limits only catch slips. */
const WEIGHTED_LIMIT = 10;
const WEIGHTED_POINTS_LIMIT = 120;

function gpaScale(id: string, high: number, most: number): ScoreScale {
  const sections = sectionsOf({ low: 0, high: most, step: 0.01 }, { GPA: "GPA" });
  return { id, test: "GPA", from: null, sections, result: "GPA", low: 0, high, step: 0.01 };
}

const POINTS_GPA = gpaScale("gpa-100", 100, WEIGHTED_POINTS_LIMIT);

/** All scales. A test's newer scale comes last. `scoreRules.ts` has the sources. */
export const SCORE_SCALES_OF_TESTS: readonly ScoreScale[] = [
  POINTS_GPA,
  gpaScale("gpa", 5, WEIGHTED_LIMIT),
  {
    id: "sat",
    test: "SAT",
    from: null,
    sections: sectionsOf({ low: 200, high: 800, step: 10 }, { RW: "Reading and Writing", M: "Math" }),
    result: "sum",
    low: 400,
    high: 1600,
    step: 10,
  },
  {
    id: "act",
    test: "ACT",
    from: null,
    sections: sectionsOf(ACT, { composite: "Composite" }, { E: "English", M: "Math", R: "Reading", S: "Science" }),
    result: "composite",
    ...ACT,
  },
  {
    id: "mcat",
    test: "MCAT",
    from: null,
    sections: sectionsOf(
      { low: 118, high: 132, step: 1 },
      {
        CP: "Chemical and Physical Foundations",
        CARS: "Critical Analysis and Reasoning",
        BB: "Biological and Biochemical Foundations",
        PS: "Psychological and Social Foundations",
      },
    ),
    result: "sum",
    low: 472,
    high: 528,
    step: 1,
  },
  {
    id: "dat-1-30",
    test: "DAT",
    from: null,
    sections: sectionsOf(DAT_OLD, { AA: "Academic Average" }, DAT_SECTIONS),
    result: "AA",
    ...DAT_OLD,
  },
  {
    id: "dat-200-600",
    test: "DAT",
    from: NEW_DAT_DAY,
    sections: sectionsOf(DAT_NEW, { AA: "Academic Average" }, DAT_SECTIONS),
    result: "AA",
    ...DAT_NEW,
  },
];

/** The scale of a test on a day. The DAT's has changed. */
export function scaleOf(test: ScoreTest, day: string): ScoreScale {
  const scale = SCORE_SCALES_OF_TESTS.findLast((each) => each.test === test && (each.from ?? "") <= day);
  if (!scale) throw new Error(`No scale is known for ${test}.`);
  return scale;
}

/** The scale of a result. A GPA names its own. */
export function scaleOfResult({ test, date, scales }: Scaled): ScoreScale {
  return scales.includes("100") ? POINTS_GPA : scaleOf(test, date);
}
interface Scaled {
  readonly test: ScoreTest;
  readonly date: string;
  readonly scales: readonly string[];
}

/** A GPA on a scale of 5.0 is weighted unless the student has said otherwise. */
export function isWeighted({ scales }: Pick<Scaled, "scales">): boolean {
  return scales.includes("Weighted") || (scales.includes("5.0") && !scales.includes("Unweighted"));
}

/** Today's scale. Goals use it. */
export function newestScale(test: ScoreTest): ScoreScale {
  return scaleOf(test, "9999-12-31");
}

/** What is wrong with a number, in a sentence. Null if it is in range. */
export function rangeProblem(value: number, { low, high, step }: Range): string | null {
  if (Number.isNaN(value)) return text.numberBetween(low, high);
  if (value < low || value > high) return text.between(low, high);
  if (step >= 1 && value % step !== 0) return step === 1 ? text.wholeNumber : text.inSteps(step);
  return null;
}
