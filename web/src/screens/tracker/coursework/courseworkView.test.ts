import type { Course } from "@domain/course/course";
import { biology } from "@domain/samples/biology";
import { expect, test } from "vitest";
import { groupByTerm, hoursText, isSameCourse, rulebooksOf } from "./courseworkView.ts";

test("a track starts with the school's own average, then its own service", () => {
  const idsOf = (track: "HS" | "PM" | "PD") => rulebooksOf(track, {}).map(({ id }) => id);

  expect(idsOf("HS")).toEqual(["unweighted", "weighted"]);
  expect(idsOf("PM")).toEqual(["school", "amcas", "aadsas"]);
  expect(idsOf("PD")).toEqual(["school", "aadsas", "amcas"]);
});

test("groups rows by term", () => {
  const spring: Course = { ...biology, term: "Spring" };

  expect(groupByTerm([biology, biology, spring]).map(({ term, rows }) => [term, rows.length])).toEqual([
    ["Fall", 2],
    ["Spring", 1],
  ]);
});

test("identifies a course by term and code, or by name if it has no code", () => {
  expect(isSameCourse(biology, { ...biology, code: "bio-101", name: "Biology" })).toBe(true);
  expect(isSameCourse(biology, { ...biology, year: 2024 })).toBe(false);
  expect(isSameCourse({ ...biology, code: "" }, { ...biology, code: "", name: "biology i" })).toBe(true);
  expect(isSameCourse({ ...biology, code: "" }, { ...biology, code: "", name: "Chemistry" })).toBe(false);
});

test("formats hours without floating-point noise", () => {
  expect([4, 3.335, 2.5, 0].map(hoursText)).toEqual(["4", "3.34", "2.5", "0"]);
});
