import { describe, expect, test } from "vitest";
import { trackerSettings } from "../account/trackerSettings.ts";
import { type Score, score, scoreProblems } from "./score.ts";
import { rangeProblem, scaleOf } from "./scoreTests.ts";

const sat: Score = {
  test: "SAT",
  kind: "official",
  date: "2026-10-03",
  values: { RW: 640, M: 650 },
  scales: [],
  note: "",
};
const mcat: Score = { ...sat, test: "MCAT", values: { CP: 128, CARS: 127, BB: 129, PS: 130 } };
const dat = (date: string, AA: number): Score => ({ ...sat, test: "DAT", date, values: { AA } });
const gpa = (GPA: number, ...scales: Score["scales"]): Score => ({ ...sat, test: "GPA", values: { GPA }, scales });
const problems = (row: Score) => scoreProblems(row).map(({ field }) => field);

describe("a score", () => {
  test.each<readonly [string, Score]>([
    ["an SAT", sat],
    ["an ACT with its composite alone", { ...sat, test: "ACT", values: { composite: 27 } }],
    ["an ACT with sections", { ...sat, test: "ACT", values: { composite: 28, E: 28, M: 26, R: 29, S: 27 } }],
    ["an MCAT", mcat],
    ["a DAT on the old scale", dat("2025-02-22", 20)],
    ["a DAT on the new scale", dat("2025-03-01", 420)],
    ["an unweighted GPA", gpa(4.33, "4.0", "Unweighted")],
    ["a weighted GPA", gpa(5, "Weighted")],
    ["a weighted GPA above 5", gpa(5.6, "5.0", "Weighted")],
    ["an unweighted GPA of 100", gpa(100, "100", "Unweighted")],
    ["a weighted GPA above 100", gpa(104.5, "100", "Weighted")],
    ["a planned test", { ...sat, kind: "planned", values: {}, register_by: "2026-09-18", scores_on: "2026-10-16" }],
  ])("can be %s", (_, row) => {
    expect(score.safeParse(row).error).toBeUndefined();
  });

  test.each<readonly [string, Score, string[]]>([
    ["a section off its step", { ...sat, values: { RW: 645, M: 650 } }, ["values.RW"]],
    ["a section below its range", { ...sat, values: { RW: 190, M: 650 } }, ["values.RW"]],
    ["a section above its range", { ...sat, values: { RW: 640, M: 810 } }, ["values.M"]],
    ["a section missing", { ...sat, values: { RW: 640 } }, ["values.M"]],
    ["a section of another test", { ...sat, values: { RW: 640, M: 650, CP: 120 } }, ["values.CP"]],
    ["a composite with a fraction", { ...sat, test: "ACT", values: { composite: 27.5 } }, ["values.composite"]],
    ["an MCAT section of 133", { ...mcat, values: { ...mcat.values, PS: 133 } }, ["values.PS"]],
    ["a new score on an old test", dat("2025-02-28", 420), ["values.AA"]],
    ["an old score on a new test", dat("2025-03-01", 20), ["values.AA"]],
    ["no scale for a GPA", gpa(3.8), ["scales"]],
    ["an unweighted GPA above 4.33", gpa(4.4, "4.0"), ["values.GPA"]],
    ["an unweighted GPA above 5", gpa(5.1, "5.0", "Unweighted"), ["values.GPA"]],
    ["a weighted GPA above 10", gpa(10.1, "5.0", "Weighted"), ["values.GPA"]],
    ["an unweighted GPA above 100", gpa(100.5, "100", "Unweighted"), ["values.GPA"]],
    ["a scale for a test", { ...sat, scales: ["4.0"] }, ["scales"]],
    ["a practice GPA", { ...gpa(3.8, "4.0"), kind: "practice" }, ["kind"]],
    ["scores for a planned test", { ...sat, kind: "planned" }, ["kind"]],
    ["a registration deadline after the test", { ...sat, register_by: "2026-09-01" }, ["register_by"]],
    ["a results day for a test already taken", { ...sat, scores_on: "2026-09-01" }, ["scores_on"]],
  ])("cannot have %s", (_, row, fields) => {
    expect(problems(row)).toEqual(fields);
    expect(score.safeParse(row).success).toBe(false);
  });
});

test("the test day decides the DAT's scale", () => {
  expect(scaleOf("DAT", "2025-02-28").id).toBe("dat-1-30");
  expect(scaleOf("DAT", "2025-03-01").id).toBe("dat-200-600");
});

test("explains a number out of range in a sentence", () => {
  expect(rangeProblem(Number.NaN, { low: 1, high: 36, step: 1 })).toBe("Enter a number from 1 to 36.");
  expect(rangeProblem(37, { low: 1, high: 36, step: 1 })).toBe("Enter 1 to 36.");
  expect(rangeProblem(2.5, { low: 1, high: 36, step: 1 })).toBe("Enter a whole number.");
  expect(rangeProblem(645, { low: 200, high: 800, step: 10 })).toBe("Scores go in steps of 10.");
  expect(rangeProblem(3.87, { low: 0, high: 5, step: 0.01 })).toBeNull();
});

test("a goal must be on its test's current scale", () => {
  expect(trackerSettings.safeParse({ score_targets: { SAT: 1400, DAT: 450, GPA: 3.9 } }).success).toBe(true);
  expect(trackerSettings.safeParse({ score_targets: { SAT: 1405 } }).success).toBe(false);
  expect(trackerSettings.safeParse({ score_targets: { DAT: 21 } }).success).toBe(false);
  expect(trackerSettings.safeParse({ score_targets: { LSAT: 170 } }).success).toBe(false);
});
