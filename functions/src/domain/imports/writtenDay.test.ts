import { describe, expect, test } from "vitest";
import { asksComma, hoursBetween, readHours, readNumber, readWeekly } from "../shared/writtenHours.ts";
import {
  canBeMonthYear,
  dayOrderOf,
  inSchoolYear,
  isShortForm,
  lastUntil,
  nextFrom,
  readCellDay,
  readDay,
  readRange,
} from "./writtenDay.ts";

const MDY = { order: "mdy" } as const;

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
])("the written day %s is %s to %s", (text, first, last) => expect(readDay(text, MDY)).toEqual({ first, last }));

test.each(["13/13/2025", "Feb 30 2025", "soon", "12", "3/4", "2,025", ""])("the text %j is not a day", (text) =>
  expect(readDay(text, MDY)).toBeNull(),
);

test("a numeric date is read day first where the column says so", () => {
  expect(readDay("03/04/2025", { order: "dmy" })).toEqual({ first: "2025-04-03", last: "2025-04-03" });
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
  ["Aug 2022-May 2024", { start: "2022-08-01", end: "2024-05-31" }],
  ["9/2022-6/2024", { start: "2022-09-01", end: "2024-06-30" }],
  ["10/3/2024-10/7/2024", { start: "2024-10-03", end: "2024-10-07" }],
  ["2024-01-08-2024-03-15", { start: "2024-01-08", end: "2024-03-15" }],
  ["2024-25", { start: "2024-08-01", end: "2025-06-30" }],
  ["2021–22 school year", { start: "2021-08-01", end: "2022-06-30" }],
  ["03/15/2023-present", { start: "2023-03-15", current: true }],
  ["Fall 2022-Spring 2024", { start: "2022-08-01", end: "2024-05-31" }],
  ["6/10-8/2/2024", { start: "2024-06-10", end: "2024-08-02" }],
  ["July 8-12, 2024", { start: "2024-07-08", end: "2024-07-12" }],
  ["since Sept 2023", { start: "2023-09-01", current: true }],
  ["from June 2023 to Aug 2023", { start: "2023-06-01", end: "2023-08-31" }],
  ["ongoing", { current: true }],
])("the text %s is read as a range of days", (text, range) => expect(readRange(text, MDY)).toEqual(range));

test.each(["Nov - Feb 2024", "2011-12", "Aug 2022-May 2023; Aug 2023-May 2024", "9/23 - present", "50-60", "summers"])(
  "the text %s is kept as written, because it is not one range",
  (text) => expect(readRange(text, MDY)).toBeNull(),
);

describe("a day without a year", () => {
  test.each([
    ["14-Sep", "2025-09-14"],
    ["Oct 5", "2025-10-05"],
    ["March 3rd", "2026-03-03"],
    ["9/28", "2025-09-28"],
    ["1-9", "2026-01-09"],
    ["Sat, Nov 15", "2025-11-15"],
    ["2 of May", "2026-05-02"],
  ])("the day %s takes its year from the school year", (text, day) => {
    expect(readDay(text, MDY)).toBeNull();
    expect(isShortForm(text)).toBe(true);
    expect(readDay(text, { ...MDY, short: inSchoolYear(2025) })).toEqual({ first: day, last: day });
  });

  test.each([
    ["Nov 15", "2015-11-01", "2015-11-30"],
    ["9/23", "2023-09-01", "2023-09-30"],
    ["Aug-24", "2024-08-01", "2024-08-31"],
  ])("the text %s can also be a month and its year", (text, first, last) => {
    expect(canBeMonthYear(text)).toBe(true);
    expect(readDay(text, { ...MDY, short: "month-year" })).toEqual({ first, last });
  });

  test.each(["14-Sep", "9/5", "Mar 4 2025", "3/4/2025"])("the text %s is no month and year", (text) =>
    expect(canBeMonthYear(text)).toBe(false),
  );

  test("a deadline is the next such day, and a step that was taken the last one", () => {
    const today = "2026-11-20";

    expect(["11/20", "11/19", "2/1"].map((day) => readDay(day, { ...MDY, short: nextFrom(today) })?.first)).toEqual([
      "2026-11-20",
      "2027-11-19",
      "2027-02-01",
    ]);
    expect(["11/20", "11/21", "6/2"].map((day) => readDay(day, { ...MDY, short: lastUntil(today) })?.first)).toEqual([
      "2026-11-20",
      "2025-11-21",
      "2026-06-02",
    ]);
  });

  test("both parts of a range take their years from the school year", () => {
    expect(readRange("9/23 - present", { ...MDY, short: "month-year" })).toEqual({
      start: "2023-09-01",
      current: true,
    });
    expect(readRange("Oct 1 - Mar 15", { ...MDY, short: inSchoolYear(2024) })).toEqual({
      start: "2024-10-01",
      end: "2025-03-15",
    });
  });
});

test.each([
  ["45906", "2025-09-06"],
  ["45906.75", "2025-09-06"],
  ["36526", null],
  ["44197", "2021-01-01"],
  ["43890", "2020-02-29"],
  ["120", null],
])("the number %s of Excel is the day %s", (text, day) => expect(readCellDay(text, MDY)?.first ?? null).toBe(day));

test.each([
  ["9/6/68", "1968-09-06"],
  ["9/6/24", "2024-09-06"],
  ["6 Sep 24", "2024-09-06"],
  ["Sept '24", "2024-09-01"],
  ["May 98", "1998-05-01"],
])("the two digits of the year in %s give %s", (text, day) => expect(readDay(text, MDY)?.first).toBe(day));

test.each([
  ["2.5", 2.5],
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

test.each(["", "many", "-3", "2,5", "8-10 hrs", "50-60", "1,02,0", "3 patients", "h"])(
  "the text %j is not read as hours",
  (text) => expect(readHours(text)).toBeNull(),
);

test.each([
  ["3 hrs/week", { perWeek: 3 }],
  ["4 hours per week", { perWeek: 4 }],
  ["2.5 hrs / wk", { perWeek: 2.5 }],
  ["6h weekly", { perWeek: 6 }],
  ["5 hrs/wk, 30 wks/yr", { perWeek: 5, weeks: 30 }],
  ["10 hours a week x 8 weeks per year", { perWeek: 10, weeks: 8 }],
  ["12", null],
  ["3 hrs/month", null],
  ["a few hours a week", null],
  ["5-6 hrs/week", null],
])("the text %s says how many hours a week", (text, weekly) => expect(readWeekly(text)).toEqual(weekly));

test.each([
  ["2,5", "decimal", 2.5],
  ["1,25", "decimal", 1.25],
  ["1,500", "decimal", 1.5],
  ["1.500", "decimal", 1500],
  ["1.240,5", "decimal", 1240.5],
  ["1,500", "thousands", 1500],
  ["2,5", "thousands", null],
  ["2,5", undefined, null],
] as const)("the number %s with a comma for %s is %s", (text, comma, number) =>
  expect(readNumber(text, comma)).toBe(number),
);

test("a comma is asked about only where it may be decimal", () => {
  expect(["2,5", "3,75 hrs", "1,5"].map((text) => asksComma([text]))).toEqual([true, true, true]);
  expect(asksComma(["1,020", "12,500", "2.5", "9, 10, 11", "1,240.5"])).toBe(false);
});

test("a comma before three digits separates thousands", () => expect(readNumber("2,500")).toBe(2500));

test.each([
  ["8:00 AM", "12:30 PM", 4.5],
  ["22:00", "2:00", 4],
  ["9pm", "11.", null],
])("the hours from %s to %s are counted", (from, to, hours) => expect(hoursBetween(from, to)).toBe(hours));
