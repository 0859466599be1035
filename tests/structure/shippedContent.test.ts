import { addMonths } from "@domain/shared/calendarDay.ts";
import { expect, test } from "vitest";
import { contentProblems, lastChecked } from "./content/contentProblems.ts";

test("shipped content is valid, has unique ids and safe addresses", () => {
  expect(contentProblems(lastChecked())).toEqual([]);
});

test("reports content last checked more than a year ago", () => {
  const later = addMonths(lastChecked(), 24);

  expect(contentProblems(later)).toContain("openstax was last checked on 2026-11-20.");
});
