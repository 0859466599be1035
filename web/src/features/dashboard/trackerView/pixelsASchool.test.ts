import { expect, test } from "vitest";
import { pixelsASchool } from "./pixelsASchool.ts";

test("a school is 20 pixels while there is room, then all bars shrink by the same factor", () => {
  expect(pixelsASchool([4, 5, 2])).toBe(20);
  expect(pixelsASchool([6, 0, 0])).toBe(20);
  expect(pixelsASchool([8, 3, 1])).toBe(15);
  // A number of two digits needs space before the jar, too.
  expect(pixelsASchool([18, 3, 1])).toBe(6);
});
