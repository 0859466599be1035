import type { Course } from "@domain/course/course";
import { biology } from "@domain/samples/biology";
import { expect, test } from "vitest";
import { groupByTerm, hoursText, isSameCourse, rulebooksOf, servicesOf } from "./courseworkView.ts";

const MD: Parameters<typeof servicesOf>[2][number] = {
  track: "PM",
  kind: "MD",
  state: "OH",
  control: "private",
  schoolId: null,
  name: "A school",
};
const DO = { ...MD, kind: "DO" } as const;
const TEXAN = { ...MD, state: "TX", control: "public" } as const;

test("a track starts with the school's own average, then the student's services", () => {
  const idsOf = (
    track: "HS" | "PM" | "PD",
    schools: Parameters<typeof servicesOf>[2],
    services?: Parameters<typeof servicesOf>[1]["services"],
  ) => rulebooksOf(track, {}, servicesOf(track, { services }, schools)).map(({ id }) => id);

  expect(idsOf("HS", [])).toEqual(["unweighted", "weighted"]);
  expect(idsOf("PM", [])).toEqual(["school", "amcas"]);
  expect(idsOf("PD", [])).toEqual(["school", "aadsas"]);
  expect(idsOf("PM", [TEXAN, DO, MD, DO])).toEqual(["school", "amcas", "aacomas", "tmdsas"]);
  expect(idsOf("PM", [DO])).toEqual(["school", "aacomas"]);
  expect(idsOf("PD", [DO, { ...TEXAN, track: "PD", kind: "DDS" }])).toEqual(["school", "tmdsas"]);
  // A choice comes before what the list suggests, and one of another track says nothing.
  expect(idsOf("PM", [MD, DO], ["aacomas", "tmdsas"])).toEqual(["school", "aacomas", "tmdsas"]);
  expect(idsOf("PM", [DO], ["uc", "aadsas"])).toEqual(["school", "aacomas"]);
});

test("rows of courses are grouped by term", () => {
  const spring: Course = { ...biology, term: "Spring" };

  expect(groupByTerm([biology, biology, spring]).map(({ term, rows }) => [term, rows.length])).toEqual([
    ["Fall", 2],
    ["Spring", 1],
  ]);
});

test("a course is identified by term and code, or by name if it has no code", () => {
  expect(isSameCourse(biology, { ...biology, code: "bio-101", name: "Biology" })).toBe(true);
  expect(isSameCourse(biology, { ...biology, year: 2024 })).toBe(false);
  expect(isSameCourse({ ...biology, code: "" }, { ...biology, code: "", name: "biology i" })).toBe(true);
  expect(isSameCourse({ ...biology, code: "" }, { ...biology, code: "", name: "Chemistry" })).toBe(false);
});

test("hours of courses are formatted without floating-point noise", () => {
  expect([4, 3.335, 2.5, 0].map(hoursText)).toEqual(["4", "3.34", "2.5", "0"]);
});
