import { expect, test } from "vitest";
import { biology } from "../samples/biology.ts";
import type { Course } from "./course.ts";
import { courseText, readCourse, termFrom } from "./courseText.ts";

const quarter: Course = { ...biology, credit_unit: "quarter", grade: "A-", subject: "biology" };

test.each([
  ["Fall 2024", "Fall", "2024"],
  ["2024FA", "Fall", "2024"],
  ["Autumn Semester '23", "Fall", "2023"],
  ["SP25", "Spring", "2025"],
  ["Winter Quarter 2026", "Winter", "2026"],
  ["Summer", "Summer", ""],
  ["Special topics", "", ""],
])("the term text %s is the term %s of %s", (text, term, year) => expect(termFrom(text)).toEqual({ term, year }));

test("a stored course can be read again from its texts", () => {
  expect(readCourse(courseText(quarter))).toEqual({ course: quarter });
});
