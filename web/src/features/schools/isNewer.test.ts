import { expect, test } from "vitest";
import { isNewer } from "./isNewer.ts";

const known = { year: "fall 2024 entry", source: "U.S. Department of Education, NCES, IPEDS ADM2024, provisional" };
const scorecard = "U.S. Department of Education College Scorecard, 2022-23 file";

test.each([
  ["fall 2022 entry", scorecard, true],
  ["fall 2024 entry", known.source, false],
  ["fall 2025 entry", known.source, false],
  ["fall 2022 entry", "The college's own page", false],
  ["", "", false],
])("figures of %s from %s are older than the catalog's: %s", (year, source, expected) => {
  expect(isNewer(known, { year, source })).toBe(expected);
});
