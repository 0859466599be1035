import { describe, expect, test } from "vitest";
import { sameAgain, shiftsOf, timedHours } from "./shifts.ts";

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
    ["yesterday", "2026-11-20", "2026-11-27"],
    ["today", "2026-11-21", "2026-11-28"],
    ["eight days ago", "2026-11-13", "2026-11-20"],
    ["thirteen days ago", "2026-11-08", "2026-11-15"],
    ["two weeks ago", "2026-11-07", "2026-11-21"],
    ["a month ago", "2026-10-20", "2026-11-17"],
    ["to come", "2026-12-01", "2026-12-08"],
  ])("a shift %s is repeated on the same weekday", (_, day, again) => {
    expect(sameAgain({ ...{ id: "a" }, day, hours: 3, note: "ER" }, "2026-11-21")).toEqual({
      day: again,
      hours: 3,
      note: "ER",
    });
  });
});

describe("a timer", () => {
  test.each([
    [0, 0.25],
    [0.1, 0.25],
    [1.1, 1],
    [1.13, 1.25],
    [24.1, 24],
    [24.2, null],
  ])("a timer of %s hours logs %s", (ran, hours) => {
    expect(timedHours(0, ran * HOUR)).toBe(hours);
  });
});
