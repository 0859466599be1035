import { expect, test } from "vitest";
import { distanceInWords } from "./distanceInWords.ts";

test.each([
  ["2026-11-20", "today"],
  ["2026-11-21", "tomorrow"],
  ["2026-11-19", "yesterday"],
  ["2026-11-24", "in 4 days"],
  ["2026-11-12", "8 days ago"],
  ["2027-01-01", "in 42 days"],
])("the distance to %s is %s", (day, words) => {
  expect(distanceInWords(day, "2026-11-20")).toBe(words);
});
