import { describe, expect, test } from "vitest";
import { EMPTY_EXPERIENCE } from "./experience.ts";
import { hoursOf } from "./experienceHours.ts";
import type { ExperienceEntry } from "./experienceSummary.ts";

const TODAY = "2026-11-20";
const { completedHours, anticipatedHours, hoursPerWeek, weeksPerYear, participationGrades, occurrences } =
  EMPTY_EXPERIENCE;
const hours = (changes: Partial<ExperienceEntry>, asOf = TODAY) =>
  hoursOf(
    {
      completedHours,
      anticipatedHours,
      hoursPerWeek,
      weeksPerYear,
      participationGrades,
      occurrences,
      shifts: {},
      ...changes,
    },
    asOf,
  );
const shifts = {
  last: { day: "2026-11-13", hours: 2.1 },
  today: { day: TODAY, hours: 3.2 },
  next: { day: "2026-11-21", hours: 4 },
};

describe("hoursOf", () => {
  test("the hours of an experience are 0 if nothing is entered", () => {
    expect(hours({})).toEqual({ completed: 0, anticipated: 0 });
  });

  test("the hours of an experience add up the shifts before and after the day", () => {
    expect(hours({ shifts })).toEqual({ completed: 5.3, anticipated: 4 });
  });

  test("the hours of an experience change with the apply date", () => {
    expect(hours({ shifts }, "2026-11-19")).toEqual({ completed: 2.1, anticipated: 7.2 });
    expect(hours({ shifts }, "2027-06-01")).toEqual({ completed: 9.3, anticipated: 0 });
  });

  test("the hours of an experience are the typed ones if there are any", () => {
    expect(hours({ shifts, completedHours: 40 })).toEqual({ completed: 40, anticipated: 4 });
    expect(hours({ shifts, completedHours: 0, anticipatedHours: 30 })).toEqual({ completed: 0, anticipated: 30 });
  });

  test("the hours of an experience come from weeks and years if they give more than the shifts", () => {
    expect(hours({ hoursPerWeek: 3, weeksPerYear: 30 }).completed).toBe(90);
    expect(hours({ hoursPerWeek: 3, weeksPerYear: 30, participationGrades: ["10", "11"] }).completed).toBe(180);
    expect(hours({ hoursPerWeek: 3, weeksPerYear: 30, shifts }).completed).toBe(90);
    expect(hours({ hoursPerWeek: 3, weeksPerYear: 1, shifts }).completed).toBe(5.3);
    expect(hours({ hoursPerWeek: 3 }).completed).toBe(0);
  });

  test("the hours of an experience add each occurrence, as anticipated if it begins after the day", () => {
    const again = [
      { startDate: "2025-06-01", endDate: "2025-08-31", hours: 60 },
      { startDate: null, endDate: null, hours: 5 },
      { startDate: "2027-06-01", endDate: null, hours: 80 },
      { startDate: "2024-06-01", endDate: null, hours: null },
    ];

    expect(hours({ completedHours: 40, occurrences: again })).toEqual({ completed: 105, anticipated: 80 });
  });
});
