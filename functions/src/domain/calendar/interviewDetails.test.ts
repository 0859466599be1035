import { expect, test } from "vitest";
import { EMPTY_INTERVIEW } from "../season/interview.ts";
import { interviewDetails } from "./interviewDetails.ts";

test("a calendar is told where an interview is and of which kind, but neither people nor notes", () => {
  const met = { ...EMPTY_INTERVIEW, school_id: "a", zone: "America/Chicago", day: "2026-12-01" };
  const told = { ...met, place: " Hall 3 ", people: "Dr. Chen", notes: "Ask about rounds" };

  expect(interviewDetails({ ...told, time: "09:00", format: "mmi" })).toEqual({
    location: "Hall 3",
    description: "MMI, 9:00 AM CST at the school",
  });
  expect(interviewDetails({ ...met, format: "panel" })).toEqual({ description: "Panel interview" });
});
