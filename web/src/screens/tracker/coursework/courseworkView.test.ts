import type { Course } from "@domain/course/course";
import { biology } from "@domain/samples/biology";
import { expect, test } from "vitest";
import { groupByTerm, hoursText, isSameCourse, rulebooksOf } from "./courseworkView.ts";

test("a track begins with the school's own average, then its own service", () => {
  const idsOf = (track: "HS" | "PM" | "PD") => rulebooksOf(track, {}).map(({ id }) => id);

  expect(idsOf("HS")).toEqual(["unweighted", "weighted"]);
  expect(idsOf("PM")).toEqual(["school", "amcas", "aadsas"]);
  expect(idsOf("PD")).toEqual(["school", "aadsas", "amcas"]);
});

test("rows are grouped where the term changes", () => {
  const spring: Course = { ...biology, term: "Spring" };

  expect(groupByTerm([biology, biology, spring]).map(({ term, rows }) => [term, rows.length])).toEqual([
    ["Fall", 2],
    ["Spring", 1],
  ]);
});

test("a course is known by its term and code, without a code by its name", () => {
  expect(isSameCourse(biology, { ...biology, code: "bio-101", name: "Biology" })).toBe(true);
  expect(isSameCourse(biology, { ...biology, year: 2024 })).toBe(false);
  expect(isSameCourse({ ...biology, code: "" }, { ...biology, code: "", name: "biology i" })).toBe(true);
  expect(isSameCourse({ ...biology, code: "" }, { ...biology, code: "", name: "Chemistry" })).toBe(false);
});

test("hours are written without the noise of their fractions", () => {
  expect([4, 3.335, 2.5, 0].map(hoursText)).toEqual(["4", "3.34", "2.5", "0"]);
});
