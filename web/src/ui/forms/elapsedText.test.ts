import { expect, test } from "vitest";
import { elapsedText } from "./elapsedText.ts";

test("formats how long a timer has run", () => {
  expect(elapsedText(1_000, 1_000 + 3_600_000 + 5 * 60_000 + 9_999)).toBe("1:05:09");
  expect(elapsedText(2_000, 1_000)).toBe("0:00:00");
});
