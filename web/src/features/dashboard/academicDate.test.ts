import { describe, expect, test } from "vitest";
import { academicDate, formatAcademicDate } from "./academicDate.ts";

describe("the date line", () => {
  test("shows month, ordinal day and year", () => {
    expect(formatAcademicDate(new Date("2026-11-20T12:00:00Z"), "UTC")).toBe("November | 20th | 2026");
  });

  test("uses the right ordinal suffix for every day of a month", () => {
    const days = Array.from(
      { length: 31 },
      (_, index) => academicDate(new Date(Date.UTC(2026, 0, index + 1)), "UTC").day,
    );

    expect(days.filter((day) => !day.endsWith("th"))).toEqual(["1st", "2nd", "3rd", "21st", "22nd", "23rd", "31st"]);
    expect(days.slice(10, 13)).toEqual(["11th", "12th", "13th"]);
  });

  test("uses the student's time zone, not UTC", () => {
    const newYear = new Date("2027-01-01T03:00:00Z");

    expect(formatAcademicDate(newYear, "America/Los_Angeles")).toBe("December | 31st | 2026");
    expect(formatAcademicDate(newYear, "Asia/Tokyo")).toBe("January | 1st | 2027");
  });
});
