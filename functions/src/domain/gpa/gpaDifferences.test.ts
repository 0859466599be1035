import { expect, test } from "vitest";
import type { Course } from "../course/course.ts";
import { AACOMAS_RULEBOOK } from "./aacomasRulebook.ts";
import { AADSAS_RULEBOOK } from "./aadsasRulebook.ts";
import { AMCAS_RULEBOOK } from "./amcasRulebook.ts";
import { gpaDifferences } from "./gpaDifferences.ts";
import { collegeRulebook, highSchoolRulebooks } from "./schoolRulebooks.ts";
import { TMDSAS_RULEBOOK } from "./tmdsasRulebook.ts";

const calculus: Course = {
  term: "Fall",
  year: 2025,
  code: "MATH 110",
  name: "Calculus",
  level: "college",
  credits: 4,
  credit_unit: "semester",
  grade: "A",
  status: "completed",
  has_lab: false,
  subject: null,
};
const school = collegeRulebook({ scale: "plus", replacesRepeats: true });
const rulebooks = [school, AMCAS_RULEBOOK, AADSAS_RULEBOOK];
const sentencesOf = (...courses: readonly Course[]) =>
  gpaDifferences(courses, rulebooks).courses.map(({ sentences }) => sentences);

test("a course that all rulebooks count the same is not a difference", () => {
  expect(sentencesOf({ ...calculus, code: "BIO 1", name: "Biology" })).toEqual([]);
  expect(sentencesOf(calculus)).toEqual([]);
  expect(sentencesOf({ ...calculus, code: "HIST 1", name: "History", grade: "P" })).toEqual([]);
});

test("a different class and a replaced attempt are differences", () => {
  expect(sentencesOf({ ...calculus, code: "GEOL 1", name: "Geology" })).toEqual([
    ["AMCAS files it under AO, AADSAS files it under Other science."],
  ]);
  expect(
    sentencesOf({ ...calculus, code: "BIO 1", year: 2024, grade: "D" }, { ...calculus, code: "BIO 1", grade: "B" }),
  ).toEqual([["Your school: not counted. A later attempt replaces it.", "AMCAS and AADSAS: 1.00 an hour."]]);
});

test("a grade of different value is listed once for all its courses", () => {
  const services = [AMCAS_RULEBOOK, AACOMAS_RULEBOOK, TMDSAS_RULEBOOK, AADSAS_RULEBOOK];
  const biologies = ["BIO 1", "BIO 2", "BIO 3"].map((code) => ({ ...calculus, code, name: "Biology" }));
  const [first, second, third] = biologies.map((course) => ({ ...course, grade: "A-" }) as const);
  if (!first || !second || !third) throw new Error("There are three courses.");

  const { grades, courses } = gpaDifferences([first, { ...second, grade: "A" }, third], services);

  expect(grades).toEqual([
    {
      grade: "A-",
      courses: [first, third],
      sentences: ["AMCAS and AACOMAS: 3.70 an hour.", "TMDSAS: 4.00 an hour.", "AADSAS: 3.67 an hour."],
    },
  ]);
  expect(courses).toEqual([]);
});

test("the highest grade is the first difference", () => {
  const rows = (["C+", "A-", "B+"] as const).map((grade) => ({ ...calculus, grade }));

  const { grades } = gpaDifferences(rows, [AMCAS_RULEBOOK, TMDSAS_RULEBOOK]);

  expect(grades.map(({ grade }) => grade)).toEqual(["A-", "B+", "C+"]);
});

test("a difference says why a service sees another subject", () => {
  const stress: Course = { ...calculus, code: "PSYC 350", name: "Psychology of Stress", subject: "biology" };

  const { courses } = gpaDifferences([stress], [school, AMCAS_RULEBOOK, AACOMAS_RULEBOOK, TMDSAS_RULEBOOK]);

  expect(courses.map(({ sentences }) => sentences)).toEqual([
    [
      "AMCAS and TMDSAS file it under BCPM, AACOMAS files it under Non-science.",
      'For AACOMAS it is Psychology: The title says "Psychology". AACOMAS goes by title and department, so your choice (Biology) does not change it.',
    ],
  ]);
});

test("a grade that only some rulebooks count is a difference of its course", () => {
  const { grades, courses } = gpaDifferences([{ ...calculus, grade: "NP" }], [AMCAS_RULEBOOK, TMDSAS_RULEBOOK]);

  expect(grades).toEqual([]);
  expect(courses[0]?.sentences).toEqual([
    "AMCAS: not counted. Pass/fail credit does not count.",
    "TMDSAS: 0.00 an hour.",
  ]);
});

test("points for a class's level are a difference of its course", () => {
  const honors: Course = { ...calculus, level: "honors", name: "Honors Calculus" };

  const { grades, courses } = gpaDifferences(
    [honors],
    highSchoolRulebooks({ scale: "tenths", replacesRepeats: false }),
  );

  expect(grades).toEqual([]);
  expect(courses[0]?.sentences).toEqual(["Unweighted: 4.00 an hour.", "Weighted: 4.50 an hour."]);
});
