import { expect, test } from "vitest";
import { barOfSchool } from "./barOfSchool.ts";

test("a school is a sixth of a bar while there is room, then all bars shrink by the same factor", () => {
  expect(barOfSchool([4, 5, 2])).toBe(1 / 6);
  expect(barOfSchool([6, 0, 0])).toBe(1 / 6);
  expect(barOfSchool([12, 3, 1])).toBe(1 / 12);
});
