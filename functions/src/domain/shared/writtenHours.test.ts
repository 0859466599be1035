import { afterEach, expect, test, vi } from "vitest";
import { asksComma, hoursBetween, hoursTyped, numberOf, numberTyped, readHours } from "./writtenHours.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["when clocks are set forward", "1:30", "3:30", "2026-03-08", 1],
  ["over the night before", "10 PM", "6 AM", "2026-03-07", 7],
  ["when clocks are set back", "0:30", "3:30", "2026-11-01", 4],
  ["over the night before that", "22:00", "6:00", "2026-10-31", 9],
  ["on any other day", "1:30", "3:30", "2026-03-09", 2],
  ["on an unknown day", "1:30", "3:30", undefined, 2],
])("hours between times %s are the hours that passed", (_, from, to, day, hours) => {
  vi.stubEnv("TZ", "America/New_York");

  expect(hoursBetween(from, to, day)).toBe(hours);
});

test("a zone whose clocks never change has no such day", () => {
  vi.stubEnv("TZ", "America/Phoenix");

  expect(hoursBetween("1:30", "3:30", "2026-03-08")).toBe(2);
});

test.each([
  ["1,200", 1200],
  ["12,500.5", 12_500.5],
  ["12,5", 12.5],
  ["0,125", 0.125],
  ["1234,5", 1234.5],
  ["1 200", 1200],
  ["12\u202f500", 12_500],
  ["1\u00a0234\u00a0567,5", 1_234_567.5],
  ["1'200", 1200],
  ["3.700", 3.7],
  ["1 20", Number.NaN],
  ["1200 300", Number.NaN],
  ["12,34,567", Number.NaN],
  [" 3.7 ", 3.7],
  ["-3", -3],
  ["", null],
  ["1,2,3", Number.NaN],
  ["about 5", Number.NaN],
])("%j is the number %s", (typed, number) => {
  expect(numberTyped(typed)).toBe(number);
});

test.each([
  ["1 200", 1200],
  ["1\u00a0200.5", 1200.5],
  ["0,125", 0.125],
  ["1.25", 1.25],
  ["1.333", 1.333],
  // One hour and a fifth, or twelve hundred.
  ["1.200", Number.NaN],
  ["12.500", Number.NaN],
  ["1.200 h", Number.NaN],
])("%j is %s typed hours", (typed, hours) => {
  expect(hoursTyped(typed)).toBe(hours);
});

test("a decimal comma after a zero is never thousands", () => {
  expect(numberOf("0,125")).toBeNaN();
  expect(readHours("0,125")).toBeNull();
  expect(readHours("0,125", "decimal")).toBe(0.125);
  expect(asksComma(["0,125"])).toBe(true);
  expect(asksComma(["1,125", "10,125"])).toBe(false);
});
