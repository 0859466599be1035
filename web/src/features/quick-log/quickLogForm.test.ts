import { describe, expect, test } from "vitest";
import { hoursInWords, newExperienceOf, quickLogForm, recentFirst, shiftOf } from "./quickLogForm.ts";

const typed = { experience: "new", type: "Volunteering", name: "", hours: "2.5", day: "2026-11-20", note: " Bags " };

describe("a quick log", () => {
  test("becomes the shift that was typed", () => {
    expect(shiftOf(quickLogForm.parse(typed))).toEqual({ day: "2026-11-20", hours: 2.5, note: "Bags" });
    expect(["2,5", "2:30", "2h30", "150m"].map((hours) => quickLogForm.parse({ ...typed, hours }).hours)).toEqual([
      2.5, 2.5, 2.5, 2.5,
    ]);
  });

  test.each([
    ["hours", "", "Enter the hours."],
    ["hours", "two", "Enter the hours as a number, such as 1200 or 1.5."],
    ["hours", "0", "Enter more than 0 hours."],
    ["hours", "25", "A day has 24 hours."],
    ["day", "", "Enter the day."],
  ])("a quick log asks again for %s %j", (name, value, message) => {
    const { error } = quickLogForm.safeParse({ ...typed, [name]: value });

    expect(error?.issues.map(({ path, message: said }) => [path[0], said])).toEqual([[name, message]]);
  });

  test("creates an experience named after its type until it has a name", () => {
    expect(newExperienceOf({ type: "Shadowing", name: "" }, "PM")).toMatchObject({
      type: "Shadowing",
      experienceName: "Shadowing",
      track: "PM",
    });
    expect(newExperienceOf({ type: "Shadowing", name: "Dr. Lee" }, "PM").experienceName).toBe("Dr. Lee");
  });

  test("lists the most recent experience first", () => {
    const entry = (id: string, days: readonly string[]) => ({
      id,
      type: "Research" as const,
      experienceName: id,
      shifts: Object.fromEntries(days.map((day) => [day, { day }])),
    });

    const sorted = recentFirst([
      entry("b", []),
      entry("old", ["2026-01-01"]),
      entry("new", ["2025-01-01", "2026-11-01"]),
      entry("a", []),
    ]);

    expect(sorted.map(({ id }) => id)).toEqual(["new", "old", "a", "b"]);
  });

  test("puts hours into words", () => {
    expect([0.5, 1, 3, 2.5].map(hoursInWords)).toEqual(["half an hour", "1 hour", "3 hours", "2.5 hours"]);
  });
});
