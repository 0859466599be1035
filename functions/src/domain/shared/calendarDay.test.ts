import { afterEach, describe, expect, test } from "vitest";
import { addDays, addMonths, daysBetween, isCalendarDay, localDayOf, utcDayOf, weekdayOf } from "./calendarDay.ts";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe("localDayOf and utcDayOf", () => {
  test.each([
    { TZ: "America/Los_Angeles", day: "2026-11-19" },
    { TZ: "UTC", day: "2026-11-20" },
    { TZ: "Pacific/Auckland", day: "2026-11-20" },
  ])("a calendar day is the student's own in $TZ", ({ TZ, day }) => {
    process.env.TZ = TZ;

    expect(localDayOf(new Date("2026-11-20T05:00:00Z"))).toBe(day);
  });

  test("the UTC day is the same everywhere", () => {
    process.env.TZ = "Pacific/Auckland";

    expect(utcDayOf(new Date("2026-11-20T23:59:59Z"))).toBe("2026-11-20");
  });
});

describe("a calendar day", () => {
  test.each([
    ["2026-11-30", 1, "2026-12-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-02-28", 1, "2027-03-01"],
    ["2026-03-01", -1, "2026-02-28"],
    // Many places change their clocks within these days.
    ["2026-03-07", 7, "2026-03-14"],
    ["2026-10-31", 7, "2026-11-07"],
  ])("a calendar day, %s, moves by %i days to %s", (day, count, moved) => {
    expect(addDays(day, count)).toBe(moved);
  });

  test.each([
    ["2026-11-20", 1, "2026-12-20"],
    ["2026-12-20", 1, "2027-01-20"],
    ["2027-01-31", 1, "2027-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2028-02-29", 12, "2029-02-28"],
    ["2027-03-31", -1, "2027-02-28"],
    ["2027-01-15", -1, "2026-12-15"],
    ["2026-11-20", -12, "2025-11-20"],
  ])("a calendar day, %s, moves by %i months to %s", (day, count, moved) => {
    expect(addMonths(day, count)).toBe(moved);
  });

  test("is subtracted across the turn of the year", () => {
    expect(daysBetween("2026-11-20", "2027-07-31")).toBe(253);
    expect(daysBetween("2026-11-20", "2026-11-12")).toBe(-8);
  });

  test("has the same weekday in every time zone", () => {
    for (const TZ of ["America/Los_Angeles", "UTC", "Pacific/Auckland"]) {
      process.env.TZ = TZ;
      expect(weekdayOf("2026-11-20")).toBe(5);
      expect(addDays("2026-11-20", 2)).toBe("2026-11-22");
    }
  });

  test.each([
    "2026-11-31",
    "2027-02-29",
    "2026-13-01",
    "2026-00-10",
    "26-11-20",
    "2026-11-20T00:00",
    "",
    "soon",
    "0000-01-01",
    "0002-05-01",
    "1899-12-31",
    "2100-01-01",
    "9999-12-31",
  ])("the text %j is not a calendar day", (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });

  test("February 29 is a calendar day only in a leap year", () => {
    expect(isCalendarDay("2028-02-29")).toBe(true);
  });
});
