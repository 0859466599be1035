import { afterEach, describe, expect, test, vi } from "vitest";
import { shiftForm } from "./shiftForm.ts";
import { sameAgain, shiftsOf, timedShift, usualShifts } from "./shifts.ts";

const HOUR = 3_600_000;

test("shifts are sorted with the newest first", () => {
  const shift = (day: string) => ({ day, hours: 1, note: "" });
  const shifts = shiftsOf({
    b: shift("2026-11-02"),
    a: shift("2026-11-02"),
    c: shift("2026-11-09"),
    d: shift("2026-10-01"),
  });
  expect(shifts.map(({ id }) => id)).toEqual(["c", "a", "b", "d"]);
});

describe("same again", () => {
  test.each([
    ["a week ago", "2026-11-14", "2026-11-21"],
    ["eight days ago", "2026-11-13", "2026-11-20"],
    ["thirteen days ago", "2026-11-08", "2026-11-15"],
    ["two weeks ago", "2026-11-07", "2026-11-21"],
    ["a month ago", "2026-10-20", "2026-11-17"],
  ])("a shift %s is repeated on the same weekday", (_, day, again) => {
    expect(sameAgain({ day, hours: 3, note: "ER" }, "2026-11-21")).toEqual({ day: again, hours: 3, note: "ER" });
  });

  test.each(["2026-11-15", "2026-11-20", "2026-11-21", "2026-12-01"])(
    "a shift of %s is not repeated on a day to come",
    (day) => expect(sameAgain({ day, hours: 3, note: "ER" }, "2026-11-21")).toBeNull(),
  );
});

describe("usual shifts", () => {
  const shift = (day: string, hours = 3, note = "") => ({ id: day, day, hours, note });
  const saturdays = [shift("2026-11-07", 3, "ER"), shift("2026-10-31"), shift("2026-10-24")];

  test("three Saturdays of the same length propose every Saturday since then", () => {
    expect(usualShifts(saturdays, "2026-11-27")).toEqual([
      { day: "2026-11-14", hours: 3, note: "ER" },
      { day: "2026-11-21", hours: 3, note: "ER" },
    ]);
  });

  test("a day that already has a shift is not proposed again", () => {
    expect(usualShifts([shift("2026-11-21", 1), ...saturdays], "2026-11-27").map(({ day }) => day)).toEqual([
      "2026-11-14",
    ]);
  });

  test("two weekdays are proposed in the order of their days", () => {
    const thursdays = ["2026-11-12", "2026-11-05", "2026-10-29"].map((day) => shift(day, 2));

    expect(usualShifts([...thursdays, ...saturdays], "2026-11-27").map(({ day, hours }) => [day, hours])).toEqual([
      ["2026-11-14", 3],
      ["2026-11-19", 2],
      ["2026-11-21", 3],
      ["2026-11-26", 2],
    ]);
  });

  test.each([
    ["two shifts only", saturdays.slice(0, 2), "2026-11-27"],
    ["different hours", [shift("2026-11-07", 2), ...saturdays.slice(1)], "2026-11-27"],
    ["three shifts far apart", [shift("2026-11-07"), shift("2026-08-08"), shift("2026-05-09")], "2026-11-27"],
    ["shifts that ended long ago", saturdays, "2027-02-01"],
  ])("nothing is proposed after %s", (_, shifts, today) => {
    expect(usualShifts(shifts, today)).toEqual([]);
  });
});

describe("a timer", () => {
  const BEGAN = new Date(2026, 10, 20, 23, 30).getTime();

  test.each([
    [0.1, 0.1],
    [0.13, 0.25],
    [1.1, 1],
    [1.13, 1.25],
    [24, 24],
  ])("a timer of %s hours logs %s on the day it began", (ran, hours) => {
    expect(timedShift(BEGAN, BEGAN + ran * HOUR)).toEqual({ day: "2026-11-20", hours });
  });

  test("a timer of three seconds logs nothing", () => {
    expect(timedShift(BEGAN, BEGAN + 3_000)).toEqual({ day: "2026-11-20", hours: 0 });
  });

  test("a timer of more than a day leaves the hours to the student", () => {
    expect(timedShift(BEGAN, BEGAN + 24.01 * HOUR)).toEqual({ day: "2026-11-20", hours: null });
  });
});

test.each(["1:30", "1h30", "90m", "1.5"])("the hours of a shift can be typed as %s", (hours) => {
  expect(shiftForm.parse({ day: "2026-11-20", hours, note: "" }).hours).toBe(1.5);
});

describe("a timer across a change of clocks", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each([
    ["set forward", "2026-03-08", "2026-03-08T06:30:00Z", "2026-03-08T07:30:00Z", 1],
    ["set back", "2026-11-01", "2026-11-01T05:30:00Z", "2026-11-01T08:30:00Z", 3],
  ])("measures what passed while clocks were %s", (_, day, started, stopped, hours) => {
    vi.stubEnv("TZ", "America/New_York");

    // The clocks show 1:30 and 3:30.
    expect(timedShift(Date.parse(started), Date.parse(stopped))).toEqual({ day, hours });
  });
});
