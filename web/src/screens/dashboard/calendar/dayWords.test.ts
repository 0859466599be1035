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
  test("is named in full with what is due", () => {
    expect(nameOfDay("2026-11-24", TODAY, [item])).toBe("November 24, Pantry hours form due");
  });

  test("says that it is today, and what is done", () => {
    expect(nameOfDay(TODAY, TODAY, [{ ...item, isDone: true }])).toBe(
      "November 20, today, Pantry hours form due, done",
    );
  });

  test("names its year where that is another", () => {
    expect(nameOfDay("2027-01-02", TODAY, [])).toBe("January 2, 2027");
  });

  test("counts what would be too long to listen to", () => {
    expect(nameOfDay("2026-11-24", TODAY, [item, item, item, item, item])).toMatch(/due, and 2 more$/);
  });
});

test("a deadline is told by its weekday and its distance", () => {
  expect(weekdayInWords("2026-11-24", TODAY)).toBe("Tuesday, in 4 days");
  expect(weekdayInWords("2026-11-20", TODAY)).toBe("Friday, today");
});

test("a month is told with its year", () => {
  expect(monthAndYear("2028-02-29")).toBe("February 2028");
});
