import { expect, test } from "vitest";
import { stepNumber } from "./stepNumber.ts";

const HALVES = { step: 0.5, min: 0, max: Number.POSITIVE_INFINITY };

test.each([
  ["1,200", "1200.5", "1199.5"],
  ["12,000.5", "12001", "12000"],
  ["2,5", "3", "2"],
  ["1:30", "2", "1"],
  [" 7 ", "7.5", "6.5"],
  ["", "0.5", "0"],
])("%j steps up to %s and down to %s", (typed, up, down) => {
  expect(stepNumber(typed, 1, HALVES)).toBe(up);
  expect(stepNumber(typed, -1, HALVES)).toBe(down);
});

test.each(["about ten", "8-10", "1,2,3"])("%j is no number and stays as it is", (typed) => {
  expect(stepNumber(typed, 1, HALVES)).toBeNull();
});

test("a step stays within the limits", () => {
  expect(stepNumber("1,300", 1, { step: 1, min: 0, max: 730 })).toBe("730");
});
