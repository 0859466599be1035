import { expect, test } from "vitest";
import { pixelsASchool } from "./pixelsASchool.ts";

test("a school is 20 pixels while there is room, then all bars shrink by the same factor", () => {
  expect(pixelsASchool([4, 5, 2])).toBe(20);
  expect(pixelsASchool([6, 0, 0])).toBe(20);
  expect(pixelsASchool([12, 3, 1])).toBe(10);
});
