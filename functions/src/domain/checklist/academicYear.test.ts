import { describe, expect, test } from "vitest";
import { academicYearBefore, academicYearOf, academicYearToPlan, lastDayOfMonthIn } from "./academicYear.ts";

describe("an academic year", () => {
  test.each([
    ["2026-11-20", "2026-27"],
    ["2026-08-01", "2026-27"],
    ["2026-07-31", "2025-26"],
    ["2027-01-01", "2026-27"],
    ["1999-09-01", "1999-00"],
  ])("the academic year of %s is %s", (day, year) => {
    expect(academicYearOf(day)).toBe(year);
  });

  test.each([
    ["2027-05-31", "2026-27"],
    ["2027-06-01", "2027-28"],
    ["2027-07-31", "2027-28"],
    ["2027-08-01", "2027-28"],
    ["2028-01-15", "2027-28"],
  ])("a list made on %s is dated for %s", (day, year) => {
    expect(academicYearToPlan(day)).toBe(year);
  });

  test("follows the year before it, also across a century", () => {
    expect(academicYearBefore("2026-27")).toBe("2025-26");
    expect(academicYearBefore("2000-01")).toBe("1999-00");
  });

  test.each([
    ["2026-27", 8, "2026-08-31"],
    ["2026-27", 12, "2026-12-31"],
    ["2026-27", 1, "2027-01-31"],
    ["2026-27", 2, "2027-02-28"],
    ["2027-28", 2, "2028-02-29"],
    ["2026-27", 7, "2027-07-31"],
  ])("the academic year %s ends month %i on %s", (year, month, day) => {
    expect(lastDayOfMonthIn(year, month)).toBe(day);
  });
});
