import { addMonths } from "@domain/shared/calendarDay.ts";
import { expect, test } from "vitest";
import { contentProblems, lastChecked } from "./content/contentProblems.ts";

test("what ships with the app is well formed, named once, and reached safely", () => {
  expect(contentProblems(lastChecked())).toEqual([]);
});

test("what nobody has looked at for more than a year is told", () => {
  const later = addMonths(lastChecked(), 24);

  expect(contentProblems(later)).toContain("openstax was last checked on 2026-11-20.");
});
