import { describe, expect, test } from "vitest";
import { hoursBetween, readHours, readNumber } from "../experience/writtenHours.ts";
import { dayOrderOf, readDay, readRange } from "./writtenDay.ts";

test.each([
  ["3/4/2025", "2025-03-04", "2025-03-04"],
  ["03-04-25", "2025-03-04", "2025-03-04"],
  ["2025-03-04", "2025-03-04", "2025-03-04"],
  ["2025/3/4 18:02:11", "2025-03-04", "2025-03-04"],
  ["2025-03-04T09:30:00Z", "2025-03-04", "2025-03-04"],
  ["Mar 4 2025", "2025-03-04", "2025-03-04"],
  ["March 4th, 2025", "2025-03-04", "2025-03-04"],
  ["Tuesday, March 4, 2025", "2025-03-04", "2025-03-04"],
  ["4-Mar-25", "2025-03-04", "2025-03-04"],
  ["4 March 2025", "2025-03-04", "2025-03-04"],
  ["Feb 2024", "2024-02-01", "2024-02-29"],
  ["02/2023", "2023-02-01", "2023-02-28"],
  ["2024-09", "2024-09-01", "2024-09-30"],
  ["Spring 2025", "2025-01-01", "2025-05-31"],
  ["2025", "2025-01-01", "2025-12-31"],
])("the written day %s is %s to %s", (text, first, last) => expect(readDay(text, "mdy")).toEqual({ first, last }));

test.each(["13/13/2025", "Feb 30 2025", "soon", "12", "3/4", "2,025", ""])("the text %j is not a day", (text) =>
  expect(readDay(text, "mdy")).toBeNull(),
);

test("a numeric date is read day first where the column says so", () => {
  expect(readDay("03/04/2025", "dmy")).toEqual({ first: "2025-04-03", last: "2025-04-03" });
});

describe("the order of numeric days", () => {
  test.each([
    [["3/4/2025", "3/15/2025"], "mdy"],
    [["3/4/2025", "15/3/2025"], "dmy"],
    [["03.04.2025"], "dmy"],
    [["3/4/2025", "1/2/2025"], "ask"],
    [["3/15/2025", "15/3/2025"], "ask"],
    [["Mar 4 2025", "2025-03-04", "06/24"], null],
  ])("the order of the numeric days in %j is %s", (texts, order) => expect(dayOrderOf(texts)).toBe(order));
});

test.each([
  ["Aug 2023 - May 2025", { start: "2023-08-01", end: "2025-05-31" }],
  ["Aug – Dec 2023", { start: "2023-08-01", end: "2023-12-31" }],
  ["2022-2024", { start: "2022-01-01", end: "2024-12-31" }],
  ["1/5/2024 to 2/6/2024", { start: "2024-01-05", end: "2024-02-06" }],
  ["Fall 2024 to present", { start: "2024-08-01", current: true }],
  ["May 2024", { start: "2024-05-01", end: "2024-05-31" }],
])("the text %s is read as a range of days", (text, range) => expect(readRange(text, "mdy")).toEqual(range));

test.each([
  ["2.5", 2.5],
  ["2,5", 2.5],
  ["1,020", 1020],
  ["1,240.5", 1240.5],
  ["2h 30m", 2.5],
  ["2:30", 2.5],
  ["1 hr", 1],
  ["45 min", 0.75],
  ["1½", 1.5],
  ["~120 hours", 120],
  ["100+", 100],
  ["3 hours per week", 3],
])("the text %s is read as %d hours", (text, hours) => expect(readHours(text)).toBe(hours));

test.each(["", "many", "-3", "1,02,0", "3 patients", "h"])("the text %j is not read as hours", (text) =>
  expect(readHours(text)).toBeNull(),
);

test("a comma before three digits separates thousands", () => expect(readNumber("2,500")).toBe(2500));

test.each([
  ["8:00 AM", "12:30 PM", 4.5],
  ["22:00", "2:00", 4],
  ["9pm", "11.", null],
])("the hours from %s to %s are counted", (from, to, hours) => expect(hoursBetween(from, to)).toBe(hours));
