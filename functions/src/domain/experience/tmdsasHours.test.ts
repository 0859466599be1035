import { describe, expect, test } from "vitest";
import { EMPTY_EXPERIENCE, type Experience } from "./experience.ts";
import { tmdsasTimes, usualCurrentUntil } from "./tmdsasHours.ts";

/** TMDSAS's own example: 10 hours done by June 1, 30 more by the deadline, 100 after it. */
const hospice: Experience = {
  ...EMPTY_EXPERIENCE,
  track: "PM",
  experienceName: "Hospice",
  startDate: "2024-05-01",
  isCurrent: true,
  completedHours: 10,
  shifts: {},
  changed_shift: null,
  created_on: "2024-05-01",
};
const JUNE = "2024-06-01";
const OCTOBER = "2024-10-31";
const planned = (hours: number, anticipatedStartDate: string | null, anticipatedEndDate: string | null) => ({
  anticipated: true,
  anticipatedHours: hours,
  anticipatedStartDate,
  anticipatedEndDate,
});

describe("the last day of current activities", () => {
  test.each([
    ["2026-06-01", "2026-10-01"],
    ["2026-10-01", "2026-10-01"],
    ["2026-10-02", "2027-10-01"],
  ])("the last day of current activities as of %s is %s", (asOf, until) => {
    expect(usualCurrentUntil(asOf)).toBe(until);
  });
});

describe("TMDSAS hours", () => {
  test("TMDSAS counts logged shifts up to the last day as current, later ones as planned", () => {
    const shifts = {
      done: { day: "2024-05-20", hours: 10, note: "" },
      soon: { day: "2024-09-01", hours: 20, note: "" },
      last: { day: OCTOBER, hours: 10, note: "" },
      later: { day: "2024-11-01", hours: 24, note: "" },
    };

    expect(tmdsasTimes({ ...hospice, completedHours: null, shifts }, JUNE, OCTOBER)).toEqual({
      current: { start: "2024-05-01", end: OCTOBER, hours: 40 },
      planned: { start: "2024-11-01", end: null, hours: 24 },
    });
  });

  test("TMDSAS splits anticipated hours by days", () => {
    // 61 days up to October 31, 61 after it.
    const record = { ...hospice, ...planned(122, "2024-09-01", "2024-12-31") };

    expect(tmdsasTimes(record, JUNE, OCTOBER)).toEqual({
      current: { start: "2024-05-01", end: OCTOBER, hours: 71 },
      planned: { start: "2024-11-01", end: "2024-12-31", hours: 61 },
    });
  });

  test("TMDSAS hours are all current if the experience ends before the last day", () => {
    const record = { ...hospice, isCurrent: false, endDate: JUNE, ...planned(30, "2024-07-01", "2024-08-31") };

    expect(tmdsasTimes(record, JUNE, OCTOBER)).toEqual({
      current: { start: "2024-05-01", end: "2024-08-31", hours: 40 },
      planned: null,
    });
  });

  test("TMDSAS hours are all planned if the experience begins after the last day", () => {
    const record = {
      ...hospice,
      completedHours: null,
      isCurrent: false,
      startDate: "2025-01-10",
      endDate: "2025-06-01",
    };

    expect(tmdsasTimes({ ...record, ...planned(100, null, null) }, JUNE, OCTOBER)).toEqual({
      current: null,
      planned: { start: "2025-01-10", end: "2025-06-01", hours: 100 },
    });
  });

  test("TMDSAS leaves anticipated hours without a last day for later", () => {
    expect(tmdsasTimes({ ...hospice, ...planned(100, null, null) }, JUNE, OCTOBER)).toMatchObject({
      current: { hours: 10 },
      planned: { start: "2024-11-01", end: null, hours: 100 },
    });
  });

  test("TMDSAS puts a repeated time after the last day into the plans", () => {
    const occurrences = [
      { startDate: "2024-07-01", endDate: "2024-07-31", hours: 8 },
      { startDate: "2025-02-01", endDate: "2025-02-28", hours: 12 },
    ];

    expect(tmdsasTimes({ ...hospice, repeated: true, occurrences }, JUNE, OCTOBER)).toMatchObject({
      current: { hours: 18 },
      planned: { hours: 12 },
    });
  });
});
