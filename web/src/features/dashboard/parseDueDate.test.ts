import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dueTextOf } from "./dueText.ts";
import { isPlannable, parseDueDate } from "./parseDueDate.ts";

// A Friday.
const TODAY = "2026-11-20";

describe("a typed due date", () => {
  test.each([
    ["today", "2026-11-20"],
    ["Tomorrow", "2026-11-21"],
    ["tmr", "2026-11-21"],
    ["sat", "2026-11-21"],
    ["Sun.", "2026-11-22"],
    ["mon", "2026-11-23"],
    ["tues", "2026-11-24"],
    ["Wednesday", "2026-11-25"],
    ["thurs", "2026-11-26"],
    ["fri", "2026-11-27"],
    ["this sat", "2026-11-21"],
    ["next sat", "2026-11-28"],
    ["next fri", "2026-11-27"],
    ["next mon", "2026-11-23"],
    ["by Friday", "2026-11-27"],
    ["due on mon", "2026-11-23"],
    ["next week", "2026-11-27"],
    ["next month", "2026-12-20"],
    ["next year", "2027-11-20"],
    ["end of month", "2026-11-30"],
    ["the end of the month", "2026-11-30"],
    ["end of next month", "2026-12-31"],
    ["in 3 days", "2026-11-23"],
    ["in 2 weeks", "2026-12-04"],
    ["2 weeks", "2026-12-04"],
    ["2w", "2026-12-04"],
    ["in a week", "2026-11-27"],
    ["two weeks from now", "2026-12-04"],
    ["in 1 month", "2026-12-20"],
    ["in 6 months", "2027-05-20"],
    ["in a year", "2027-11-20"],
    ["in 0 days", "2026-11-20"],
    ["3/14", "2027-03-14"],
    ["03/14", "2027-03-14"],
    ["12/1", "2026-12-01"],
    ["11/20", "2026-11-20"],
    ["11/19", "2027-11-19"],
    ["3-14", "2027-03-14"],
    ["3/14/27", "2027-03-14"],
    ["3/14/2027", "2027-03-14"],
    ["11/19/2026", "2026-11-19"],
    ["2/29", "2028-02-29"],
    ["2027-03-14", "2027-03-14"],
    ["2027-3-4", "2027-03-04"],
    ["Mar 14", "2027-03-14"],
    ["march 14th", "2027-03-14"],
    ["Mar. 14, 2028", "2028-03-14"],
    ["14 Mar", "2027-03-14"],
    ["the 14th of March", "2027-03-14"],
    ["14 March 2028", "2028-03-14"],
    ["Sept 1", "2027-09-01"],
    ["may 1", "2027-05-01"],
    ["Nov 30", "2026-11-30"],
    ["the 24th", "2026-11-24"],
    ["1st", "2026-12-01"],
    ["31st", "2026-12-31"],
    ["  in   2   weeks ", "2026-12-04"],
  ])("the typed due date %j is %s", (typed, day) => {
    expect(parseDueDate(typed, TODAY)).toBe(day);
  });

  test.each([
    "",
    " ",
    "soon",
    "whenever",
    "th",
    "fr",
    "13/1",
    "2/30",
    "0/5",
    "5/0",
    "2/29/27",
    "Mar 32",
    "Foo 3",
    "32nd",
    "3",
    "in two",
    "in many days",
    "in 900 years",
    "1/1/1950",
    "2027-13-01",
    "fri or sat",
    "3/14 at noon",
    "next",
    "in -3 days",
  ])("the text %j is not a due date", (typed) => {
    expect(parseDueDate(typed, TODAY)).toBeNull();
  });

  test.each([
    ["a month that is shorter", "in 1 month", "2027-01-31", "2027-02-28"],
    ["a leap year", "in 1 month", "2028-01-31", "2028-02-29"],
    ["the end of the year", "tomorrow", "2026-12-31", "2027-01-01"],
    ["a change of the clocks", "in 2 days", "2027-03-13", "2027-03-15"],
    ["a Sunday", "next sun", "2026-11-22", "2026-11-29"],
    ["a Saturday", "next sun", "2026-11-21", "2026-11-22"],
    ["the last of a month", "31st", "2027-01-31", "2027-01-31"],
    ["a month without that date", "30th", "2027-02-01", "2027-03-30"],
  ])("a typed due date respects %s", (_what, typed, today, day) => {
    expect(parseDueDate(typed, today)).toBe(day);
  });

  test("parses every day in the format in which it is displayed", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2020-01-01"), max: new Date("2032-12-31"), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          const written = dueTextOf(day).text;
          return parseDueDate(written, TODAY) === day && parseDueDate(day, TODAY) === day;
        },
      ),
    );
  });

  test("never throws and returns only days within the planning range", () => {
    const words = [
      "next",
      "in",
      "the",
      "of",
      "a",
      "2",
      "31",
      "fri",
      "mar",
      "week",
      "month",
      "/",
      "-",
      "th",
      ",",
      "2027",
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words, " ")), fc.string(), (parts, noise) => {
        const days = [
          parseDueDate(parts.join(""), TODAY),
          parseDueDate(parts.join(" "), TODAY),
          parseDueDate(noise, TODAY),
        ];
        return days.every((day) => day === null || isPlannable(day, TODAY));
      }),
    );
  });
});
