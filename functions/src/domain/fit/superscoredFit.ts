import type { Fit } from "../school/school.ts";
import type { Score } from "../score/score.ts";
import { superScore } from "../score/scoreResults.ts";
import { type FitSchool, fitOf, type StudentNumbers } from "./schoolFit.ts";

export interface SuperscoredFit {
  readonly test: "SAT" | "ACT";
  readonly value: number;
  readonly fit: Fit;
}

const KEYS = { SAT: "sat", ACT: "act" } as const;

/**
 * The better fit that a college would have if it combines the best sections of several sittings. Null if that changes
 * nothing. Whether a college superscores is not among the facts Cairn has, so the student has to look it up.
 */
export function superscoredFit(
  school: FitSchool,
  numbers: StudentNumbers,
  scores: readonly Score[],
): SuperscoredFit | null {
  if (school.kind !== "UG") return null;
  const before = fitOf(school, numbers).fit;
  for (const test of ["SAT", "ACT"] as const) {
    const value = superScore(scores, test)?.value ?? 0;
    if (numbers.unofficial[test] || value <= (numbers[KEYS[test]] ?? 0)) continue;
    const { fit } = fitOf(school, { ...numbers, [KEYS[test]]: value });
    if (fit !== null && fit !== before) return { test, value, fit };
  }
  return null;
}
