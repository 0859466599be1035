import { describe, expect, test } from "vitest";
import { academicYearAround, countByMonth, placeInYear } from "./academicCalendar.ts";

describe("the academic year", () => {
  test("runs from August to July", () => {
    expect(academicYearAround("2026-11-20")).toEqual({ start: "2026-08-01", end: "2027-07-31" });
    expect(academicYearAround("2027-07-31")).toEqual({ start: "2026-08-01", end: "2027-07-31" });
    expect(academicYearAround("2027-08-01")).toEqual({ start: "2027-08-01", end: "2028-07-31" });
  });

  test("counts due dates by month from August, without other years", () => {
    const days = ["2026-08-31", "2026-11-01", "2026-11-30", "2027-07-01", "2025-11-20", "2027-08-01"];

    expect(countByMonth(days, academicYearAround("2026-11-20"))).toEqual([1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test("places a day within its month", () => {
    expect(placeInYear("2026-08-01")).toBeCloseTo(0.016, 3);
    expect(placeInYear("2026-11-16")).toBeCloseTo(3.517, 3);
    expect(placeInYear("2028-02-29")).toBeLessThan(7);
  });
});
