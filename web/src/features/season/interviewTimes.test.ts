import { EMPTY_INTERVIEW } from "@domain/season/interview";
import { expect, test } from "vitest";
import { hourOn } from "./interviewTimes.ts";

const met = { ...EMPTY_INTERVIEW, school_id: "a", zone: "America/Chicago", day: "2026-12-01" };

test("the board shows the hour of the day's first interview, in the school's time", () => {
  const interviews = [
    { ...met, time: "14:30" },
    { ...met, time: "09:00" },
    { ...met, day: "2026-12-02", time: "08:00" },
  ];

  expect(hourOn("2026-12-01", interviews)).toBe("9:00 AM CST");
  expect(hourOn("2026-12-01", [{ ...met, time: null }])).toBeNull();
});
