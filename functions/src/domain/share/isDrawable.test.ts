import { expect, test } from "vitest";
import { JOURNAL_TEXT_LIMIT } from "../journal/journal.ts";
import { isDrawable, TEXT_LENGTH } from "./isDrawable.ts";

const rows = (count: number) => Array.from({ length: count }, () => ({ name: "Pantry" }));

test.each([
  ["5,000 rows", { as_of: "", experiences: rows(5_000) }, true],
  ["5,001 rows", { as_of: "", experiences: rows(5_001) }, false],
  ["5,001 rows in two lists", { terms: [{ courses: rows(2_499) }, { courses: rows(2_500) }] }, false],
  ["the longest journal entry", { entries: [{ text: "a".repeat(JOURNAL_TEXT_LIMIT) }] }, true],
  ["a longer text", { text: "a".repeat(TEXT_LENGTH + 1) }, false],
  ["100,000 nested lists", JSON.parse("[".repeat(100_000) + "]".repeat(100_000)), false],
  ["nothing", null, true],
])("a part with %s can be drawn or not", (_, value, isIt) => {
  expect(isDrawable(value)).toBe(isIt);
});
