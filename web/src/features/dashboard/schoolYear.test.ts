import { describe, expect, test } from "vitest";
import { schoolYearToAsk } from "./schoolYear.ts";

describe("a new school year", () => {
  test.each([
    ["2027-05-31", "2026-27", null],
    ["2027-06-01", "2026-27", "2027-28"],
    ["2027-08-15", "2026-27", "2027-28"],
    ["2027-09-30", "2026-27", "2027-28"],
    ["2027-10-01", "2026-27", null],
    ["2027-08-15", "2025-26", "2027-28"],
    ["2027-08-15", "2027-28", null],
    ["2027-08-15", null, null],
    ["2027-08-15", "", null],
  ])("on %s, with a list of %s, the student is asked about %s", (today, listYear, asked) => {
    expect(schoolYearToAsk(today, listYear)?.year ?? null).toBe(asked);
  });

  test("who is still in the old grade in June is asked again in August", () => {
    const june = schoolYearToAsk("2027-06-10", "2026-27");

    expect(schoolYearToAsk("2027-07-31", "2026-27")?.id).toBe(june?.id);
    expect(schoolYearToAsk("2027-08-01", "2026-27")?.id).not.toBe(june?.id);
    expect(schoolYearToAsk("2028-06-10", "2026-27")?.id).not.toBe(june?.id);
  });
});
