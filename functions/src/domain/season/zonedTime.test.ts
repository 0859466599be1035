import { describe, expect, test } from "vitest";
import { US_STATE_CODES } from "../school/usState.ts";
import { zoneOfState } from "./stateZones.ts";
import { instantOf, isTimeZone, wallTimeAt } from "./zonedTime.ts";

describe("a time in a zone", () => {
  test.each([
    ["2026-12-01", "09:00", "America/Chicago", "2026-12-01T15:00:00Z"],
    ["2026-07-01", "09:00", "America/Chicago", "2026-07-01T14:00:00Z"],
    ["2026-07-01", "09:00", "America/Phoenix", "2026-07-01T16:00:00Z"],
    ["2027-01-12", "23:30", "Pacific/Honolulu", "2027-01-13T09:30:00Z"],
    ["2026-12-01", "00:15", "Asia/Kathmandu", "2026-11-30T18:30:00Z"],
  ])("a time in a zone, %s %s in %s, is its moment", (day, time, zone, instant) => {
    expect(new Date(instantOf(day, time, zone)).toISOString()).toBe(new Date(instant).toISOString());
    expect(wallTimeAt(Date.parse(instant), zone)).toEqual({ day, time });
  });

  test("a time in a zone is right on the days around a clock change", () => {
    // Clocks in the United States go forward on March 14, 2027, and back on November 7, 2027, at 2 am.
    expect(instantOf("2027-03-13", "09:00", "America/New_York")).toBe(Date.parse("2027-03-13T14:00:00Z"));
    expect(instantOf("2027-03-14", "09:00", "America/New_York")).toBe(Date.parse("2027-03-14T13:00:00Z"));
    expect(instantOf("2027-03-14", "01:30", "America/New_York")).toBe(Date.parse("2027-03-14T06:30:00Z"));
    expect(instantOf("2027-11-07", "09:00", "America/New_York")).toBe(Date.parse("2027-11-07T14:00:00Z"));
  });

  test("a time that clocks skip counts as if they had not changed", () =>
    expect(instantOf("2027-03-14", "02:30", "America/New_York")).toBe(Date.parse("2027-03-14T07:30:00Z")));

  test("a time that occurs twice is its first occurrence", () =>
    expect(instantOf("2027-11-07", "01:30", "America/New_York")).toBe(Date.parse("2027-11-07T05:30:00Z")));
});

test("every state has a time zone that the browser knows", () => {
  expect(US_STATE_CODES.filter((state) => !isTimeZone(zoneOfState(state)))).toEqual([]);
  expect(isTimeZone("Mars/Olympus")).toBe(false);
  expect(isTimeZone("")).toBe(false);
});

test("a zone is known in any spelling, however many were asked about before", () => {
  const letters = [..."chicago"];
  const spellings = Array.from({ length: 128 }, (_, number) =>
    letters.map((letter, at) => ((number >> at) % 2 === 1 ? letter.toUpperCase() : letter)).join(""),
  );
  const noon = Date.parse("2026-12-01T18:00:00Z");

  expect(spellings.filter((city) => !isTimeZone(`America/${city}`))).toEqual([]);
  expect(new Set(spellings.map((city) => wallTimeAt(noon, `America/${city}`).time))).toEqual(new Set(["12:00"]));
});
