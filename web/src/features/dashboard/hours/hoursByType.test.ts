import type { ExperienceEntry } from "@domain/experience/experienceSummary";
import { EXPERIENCE_TYPES } from "@domain/shared/experienceType";
import { hours } from "@text/dashboard/hours";
import { expect, test } from "vitest";
import { hoursByType, totalHours } from "./hoursByType.ts";

const TODAY = "2026-11-20";

function entry(fields: Partial<ExperienceEntry>): ExperienceEntry {
  return {
    type: "Volunteering",
    experienceName: "Food pantry",
    completedHours: null,
    anticipatedHours: null,
    hoursPerWeek: null,
    weeksPerYear: null,
    participationGrades: [],
    occurrences: [],
    shifts: {},
    ...fields,
  };
}

test("hours are added up by type as of today, from typed totals and shifts", () => {
  const types = hoursByType(
    [
      entry({ completedHours: 40.1 }),
      entry({ shifts: { a: { day: "2026-11-01", hours: 0.2 }, b: { day: "2026-12-01", hours: 5 } } }),
      entry({ type: "Shadowing", completedHours: 12 }),
    ],
    TODAY,
  );

  expect(types.filter(({ completed }) => completed > 0)).toEqual([
    { type: "Volunteering", tone: 1, completed: 40.3, anticipated: 5 },
    { type: "Shadowing", tone: 5, completed: 12, anticipated: 0 },
  ]);
  expect(totalHours(types)).toBe(52.3);
});

test("every type has its place and its own color", () => {
  const types = hoursByType([], TODAY);

  expect(types.map(({ type }) => type).toSorted()).toEqual([...EXPERIENCE_TYPES].toSorted());
  expect(types.map(({ tone }) => tone)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("hours are formatted as a student writes them", () => {
  expect([1250.5, 60, 0.25].map(hours)).toEqual(["1,250.5 h", "60 h", "0.25 h"]);
});
