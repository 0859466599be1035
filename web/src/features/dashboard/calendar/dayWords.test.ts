import type { CalendarItem } from "@domain/calendar/calendarItems";
import { describe, expect, test } from "vitest";
import { monthAndYear } from "../dayForms.ts";
import { nameOfDay, weekdayInWords } from "./dayWords.ts";

const TODAY = "2026-11-20";
const item: CalendarItem = {
  id: "hs-11-form",
  day: "2026-11-24",
  kind: "own",
  title: "Pantry hours form due",
  isDone: false,
};

describe("a day of the calendar", () => {
  test("is named in full with its due items", () => {
    expect(nameOfDay("2026-11-24", TODAY, [item])).toBe("November 24, Pantry hours form due");
  });

  test("says that it is today, and which items are done", () => {
    expect(nameOfDay(TODAY, TODAY, [{ ...item, isDone: true }])).toBe(
      "November 20, today, Pantry hours form due, done",
    );
  });

  test("includes the year if it is another one", () => {
    expect(nameOfDay("2027-01-02", TODAY, [])).toBe("January 2, 2027");
  });

  test("gives a count instead of a long list", () => {
    expect(nameOfDay("2026-11-24", TODAY, [item, item, item, item, item])).toMatch(/due, and 2 more$/);
  });
});

test("a deadline shows its weekday and its distance", () => {
  expect(weekdayInWords("2026-11-24", TODAY)).toBe("Tuesday, in 4 days");
  expect(weekdayInWords("2026-11-20", TODAY)).toBe("Friday, today");
});

test("a month shows its year", () => {
  expect(monthAndYear("2028-02-29")).toBe("February 2028");
});
