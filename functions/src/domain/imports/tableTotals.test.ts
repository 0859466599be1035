import { expect, test } from "vitest";
import { findExperienceTable } from "./experienceTable.ts";
import { totalDifference } from "./tableTotals.ts";

function differenceIn(...lines: readonly string[]) {
  const found = findExperienceTable([["Activity", "Date", "Hours"], ...lines.map((line) => line.split("|"))]);
  return totalDifference(
    found,
    found.columns.map(({ field }) => field),
    ["shiftHours"],
  );
}

test.each([
  [["Food bank|3/1/2026|2", "Library|3/2/2026|1.5", "Total||3.5"]],
  [["Food bank|3/1/2026|2", "Subtotal||2", "Library|3/2/2026|1.5", "Subtotal||1.5", "Total||3.5"]],
  [["Food bank|3/1/2026|2h 30m", "Total||2:30"]],
  [["Food bank|3/1/2026|2", "Library|3/2/2026|some", "Total||9"]],
  [["Food bank|3/1/2026|2"]],
])("the totals of %j agree with their rows, or cannot be compared", (lines) =>
  expect(differenceIn(...lines)).toBeNull(),
);

test.each([
  [["Food bank|3/1/2026|2", "Library|3/2/2026|1.5", "Total||12"], 12, 3.5],
  [["Food bank|3/1/2026|2", "Total hours||3"], 3, 2],
  [["Food bank|3/1/2026|2", "Subtotal||2", "Library|3/2/2026|1.5", "Subtotal||2.5"], 2.5, 1.5],
])("the total of %j is %d, and its rows have %d", (lines, total, sum) =>
  expect(differenceIn(...lines)).toEqual({ heading: "Hours", total, sum }),
);
