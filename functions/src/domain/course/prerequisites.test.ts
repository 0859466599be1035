import { expect, test } from "vitest";
import { biology } from "../samples/biology.ts";
import type { Course } from "./course.ts";
import { PREREQUISITES, prerequisiteProgress } from "./prerequisites.ts";

const progressOn = (id: string, courses: readonly Course[], track: "HS" | "PM" | "PD" = "PM") =>
  prerequisiteProgress(courses, track).find(({ prerequisite }) => prerequisite.id === id);

test("a year with lab takes two semester courses or three quarter courses", () => {
  const quarter: Course = { ...biology, credits: 4, credit_unit: "quarter" };

  expect(progressOn("biology", [biology])).toMatchObject({ done: 4, isMet: false });
  expect(progressOn("biology", [biology, biology])).toMatchObject({ done: 8, isMet: true });
  expect(progressOn("biology", [quarter, quarter, quarter])).toMatchObject({ done: 8, isMet: true });
  expect(progressOn("biology", [{ ...biology, credits: 8, has_lab: false }])).toMatchObject({
    hasLab: false,
    isMet: false,
  });
});

test("failed, planned and high school courses do not count", () => {
  const rows: readonly Course[] = [
    { ...biology, grade: "C-" },
    { ...biology, status: "what-if" },
    { ...biology, level: "advanced" },
    { ...biology, status: "in-progress", grade: null },
  ];

  expect(progressOn("biology", rows)).toMatchObject({ done: 0, underWay: 4 });
});

test("AP credit counts and is shown separately", () => {
  expect(progressOn("biology", [{ ...biology, grade: "TC" }])).toMatchObject({ done: 4, tested: 4 });
});

test("organic chemistry is separate from general chemistry, and anatomy counts only for dentistry", () => {
  const organic: Course = { ...biology, code: "CHEM 201", name: "Organic Chemistry I" };
  const anatomy: Course = { ...biology, code: "KIN 201", name: "Human Anatomy" };

  expect(progressOn("organic-chemistry", [organic])?.done).toBe(4);
  expect(progressOn("general-chemistry", [organic])?.done).toBe(0);
  expect(progressOn("anatomy", [anatomy], "PD")?.isMet).toBe(true);
  expect(PREREQUISITES.PM.some(({ id }) => id === "anatomy")).toBe(false);
});

test("a high school's years count", () => {
  const english: Course = { ...biology, code: "", name: "English 10", level: "honors", credits: 1, has_lab: false };

  expect(progressOn("english", [english, english, english, english], "HS")).toMatchObject({ done: 4, isMet: true });
});
