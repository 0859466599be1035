import { expect, test } from "vitest";
import { NO_FIGURES } from "../school/schoolFigures.ts";
import type { Score } from "../score/score.ts";
import type { FitSchool } from "./schoolFit.ts";
import { studentNumbers } from "./studentNumbers.ts";
import { superscoredFit } from "./superscoredFit.ts";

const SAT: Score = { test: "SAT", kind: "official", date: "2026-10-03", values: {}, scales: [], note: "" };
const FIGURES = { ...NO_FIGURES, admit_rate: 50, sat: { low: 1400, high: 1500 } };
const COLLEGE: FitSchool = { kind: "UG", schoolId: null, state: "TX", control: null, figures: FIGURES };
const SITTINGS: readonly Score[] = [
  { ...SAT, values: { RW: 700, M: 640 } },
  { ...SAT, values: { RW: 640, M: 720 }, date: "2026-11-07" },
];
const fitWith = (scores: readonly Score[], school = COLLEGE) =>
  superscoredFit(school, studentNumbers({ track: "HS", scores, courses: [], settings: {} }), scores);

test("a superscore can give another fit than the best sitting", () => {
  expect(fitWith(SITTINGS)).toEqual({ test: "SAT", value: 1420, fit: "match" });
});

test("a superscore is not mentioned where it changes nothing", () => {
  expect(fitWith(SITTINGS.slice(0, 1))).toBeNull();
  expect(fitWith(SITTINGS, { ...COLLEGE, figures: { ...FIGURES, sat: { low: 1300, high: 1500 } } })).toBeNull();
  expect(fitWith(SITTINGS, { ...COLLEGE, figures: { ...FIGURES, is_test_blind: true } })).toBeNull();
  expect(fitWith(SITTINGS, { ...COLLEGE, kind: "MD" })).toBeNull();
});

test("an ACT superscore counts as well as one of the SAT", () => {
  const act = { ...SAT, test: "ACT" } as const;
  const scores: readonly Score[] = [
    { ...act, values: { composite: 26, E: 30, M: 24, R: 24 } },
    { ...act, values: { composite: 26, E: 24, M: 28, R: 27 }, date: "2026-11-07" },
  ];
  const school = { ...COLLEGE, figures: { ...FIGURES, act: { low: 28, high: 33 } } };

  expect(fitWith(scores, school)).toEqual({ test: "ACT", value: 28, fit: "match" });
});
