import { expect, test } from "vitest";
import { AADSAS_RULEBOOK } from "./aadsasRulebook.ts";
import { AMCAS_RULEBOOK } from "./amcasRulebook.ts";
import type { Course } from "./course.ts";
import { gpaDifferences } from "./gpaDifferences.ts";
import { collegeRulebook } from "./schoolRulebooks.ts";

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
const rulebooks = [collegeRulebook({ scale: "plus", replacesRepeats: true }), AMCAS_RULEBOOK, AADSAS_RULEBOOK];
const sentencesOf = (...courses: readonly Course[]) =>
  gpaDifferences(courses, rulebooks).map(({ sentences }) => sentences);

test("leaves out a course that all rulebooks count the same", () => {
  expect(sentencesOf({ ...calculus, code: "BIO 1", name: "Biology" })).toEqual([]);
  expect(sentencesOf(calculus)).toEqual([]);
  expect(sentencesOf({ ...calculus, code: "HIST 1", name: "History", grade: "P" })).toEqual([]);
});

test("lists a different class, a different value and a replaced attempt", () => {
  expect(sentencesOf({ ...calculus, code: "GEOL 1", name: "Geology" })).toEqual([
    ["AMCAS files it under AO, AADSAS files it under Other science."],
  ]);
  expect(sentencesOf({ ...calculus, code: "BIO 1", name: "Biology", grade: "A+" })).toEqual([
    ["Your school: 4.30 an hour.", "AMCAS and AADSAS: 4.00 an hour."],
  ]);
  expect(
    sentencesOf({ ...calculus, code: "BIO 1", year: 2024, grade: "D" }, { ...calculus, code: "BIO 1", grade: "B" }),
  ).toEqual([["Your school: not counted. A later attempt replaces it.", "AMCAS and AADSAS: 1.00 an hour."]]);
});
