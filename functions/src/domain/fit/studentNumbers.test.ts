import { expect, test } from "vitest";
import type { Course } from "../course/course.ts";
import { biology } from "../samples/biology.ts";
import type { Score } from "../score/score.ts";
import { type ScoreBasis, studentNumbers } from "./studentNumbers.ts";

const SCORE: Score = { test: "SAT", kind: "official", date: "2026-10-03", values: {}, scales: [], note: "" };
const COURSE: Course = { ...biology, grade: "B" };
const read = (
  scores: readonly Partial<Score>[],
  change: Partial<Parameters<typeof studentNumbers>[0]> = {},
  basis: ScoreBasis = "official",
) => {
  const rows = scores.map((row) => ({ ...SCORE, ...row }));
  return studentNumbers({ track: "HS", scores: rows, courses: [], settings: {}, ...change }, basis);
};

test("a student who has entered nothing has no known numbers", () => {
  expect(read([])).toEqual({
    sat: null,
    act: null,
    mcat: null,
    dat: {},
    gpa: null,
    serviceGpa: {},
    homeState: null,
    unofficial: {},
  });
});

test("the best official result of a test counts, not practice or a planned test", () => {
  const numbers = read([
    { values: { RW: 700, M: 700 } },
    { values: { RW: 650, M: 690 }, date: "2026-12-05" },
    { values: { RW: 800, M: 800 }, kind: "practice" },
    { kind: "planned", date: "2027-03-13" },
    { test: "ACT", values: { composite: 31 } },
    { test: "MCAT", values: { CP: 128, CARS: 127, BB: 129, PS: 128 } },
  ]);

  expect(numbers).toMatchObject({ sat: 1400, act: 31, mcat: 512 });
});

test("the test day decides the DAT scale", () => {
  const numbers = read([
    { test: "DAT", date: "2025-02-22", values: { AA: 21 } },
    { test: "DAT", date: "2025-03-01", values: { AA: 430 } },
    { test: "DAT", date: "2026-05-02", values: { AA: 420 } },
  ]);

  expect(numbers.dat).toEqual({ "1-30": 21, "200-600": 430 });
});

test("a GPA stated by the high school comes before the courses, and a weighted one does not count", () => {
  const weighted = { test: "GPA", values: { GPA: 4.6 }, scales: ["5.0", "Weighted"] } as const;
  const stated = { test: "GPA", values: { GPA: 3.7 }, scales: ["4.0"] } as const;
  const gpa = (...rows: (typeof weighted | typeof stated)[]) =>
    read(
      rows.map((row) => ({ ...row, scales: [...row.scales] })),
      { courses: [COURSE] },
    ).gpa;

  expect(gpa(stated, weighted)).toBe(3.7);
  expect(gpa(weighted)).toBe(3);
});

test("a GPA on another scale than 4.0 is not compared", () => {
  const gpa = (GPA: number, ...scales: Score["scales"]) => read([{ test: "GPA", values: { GPA }, scales }]).gpa;

  expect(gpa(93, "100", "Unweighted")).toBeNull();
  expect(gpa(4.2, "5.0", "Unweighted")).toBeNull();
  expect(gpa(3.8, "Unweighted")).toBe(3.8);
});

test("medical and dental schools use the GPA as their service calculates it", () => {
  const courses = [COURSE, { ...COURSE, code: "BIO 102", grade: "A-", credits: 3 } as const];
  const stated = [{ test: "GPA", values: { GPA: 3.9 }, scales: ["4.0"] } satisfies Partial<Score>];

  expect(read(stated, { track: "PM", courses }).gpa).toBe(3.3);
  // (4 × 3 + 3 × 3.67) / 7: AADSAS counts a minus as a third.
  expect(read(stated, { track: "PD", courses }).gpa).toBe(3.29);
  expect(read(stated, { track: "PM" }).gpa).toBe(3.9);
  expect(read(stated, { track: "PM", courses: [{ ...COURSE, status: "what-if" }] }).gpa).toBe(3.9);
});

test("each service of the track calculates the GPA of the courses by its own rules", () => {
  const courses = [COURSE, { ...COURSE, code: "BIO 102", grade: "A-", credits: 3 } as const];

  // TMDSAS ignores the minus: (4 × 3 + 3 × 4) / 7.
  expect(read([], { track: "PM", courses }).serviceGpa).toEqual({ AMCAS: 3.3, AACOMAS: 3.3, TMDSAS: 3.43 });
  expect(read([], { track: "PD", courses }).serviceGpa).toEqual({ AADSAS: 3.29, TMDSAS: 3.43 });
  expect(read([], { track: "HS", courses }).serviceGpa).toEqual({});
});

test("the home state comes from the settings", () => {
  expect(read([], { settings: { home_state: "TX" } }).homeState).toBe("TX");
});

test("practice scores count on request, and are marked", () => {
  const rows: Partial<Score>[] = [
    { test: "ACT", values: { composite: 31 } },
    { values: { RW: 700, M: 700 } },
    { values: { RW: 750, M: 740 }, kind: "practice" },
    { values: { RW: 720, M: 720 }, kind: "practice" },
  ];

  expect(read(rows, {}, "practice")).toMatchObject({ sat: 1490, act: 31, unofficial: { SAT: "practice" } });
  expect(read(rows)).toMatchObject({ sat: 1400, unofficial: {} });
});

test("an imagined score replaces the student's own on today's scale, and is marked", () => {
  const rows = [{ test: "DAT", date: "2025-02-22", values: { AA: 21 } } satisfies Partial<Score>];

  expect(read(rows, { track: "PD" }, { test: "DAT", value: 470 })).toMatchObject({
    dat: { "200-600": 470 },
    unofficial: { DAT: "as-if" },
  });
});
