import { course } from "@domain/course/course";
import { experience, shift } from "@domain/experience/experience";
import { expect, test } from "vitest";
import { isValid, isValidChange } from "./recordSchema.ts";

test("a record is valid if its schema accepts it", () => {
  const row = { day: "2026-11-22", hours: 3, note: "" };
  expect(isValid(shift, row)).toBe(true);
  expect(isValid(shift, { ...row, hours: 25 })).toBe(false);
  expect(isValid(shift, { day: "2026-11-22", hours: 3 })).toBe(false);
});

test("a change is validated by the fields it names, together with the existing ones", () => {
  const old = { startDate: "2026-09-01", endDate: null, experienceName: "" };
  expect(isValidChange(experience, old, { title: "Lead" })).toBe(true);
  expect(isValidChange(experience, old, { title: 3 })).toBe(false);
  expect(isValidChange(experience, old, { experienceName: " " })).toBe(false);
  expect(isValidChange(course, { status: "in-progress" }, { credits: -1 })).toBe(false);
  expect(isValidChange(course, undefined, { credits: 3 })).toBe(true);
});
