import { expect, test } from "vitest";
import { elapsedText } from "./elapsedText.ts";

test("a timer shows how long it has run", () => {
  expect(elapsedText(1_000, 1_000 + 3_600_000 + 5 * 60_000 + 9_999)).toBe("1:05:09");
  expect(elapsedText(2_000, 1_000)).toBe("0:00:00");
});
