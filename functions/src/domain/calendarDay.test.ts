import { afterEach, describe, expect, test } from "vitest";
import { localDayOf, utcDayOf } from "./calendarDay.ts";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe("a moment's calendar day", () => {
  test.each([
    { TZ: "America/Los_Angeles", day: "2026-11-19" },
    { TZ: "UTC", day: "2026-11-20" },
    { TZ: "Pacific/Auckland", day: "2026-11-20" },
  ])("is the student's own in $TZ", ({ TZ, day }) => {
    process.env.TZ = TZ;

    expect(localDayOf(new Date("2026-11-20T05:00:00Z"))).toBe(day);
  });

  test("is the same everywhere in UTC", () => {
    process.env.TZ = "Pacific/Auckland";

    expect(utcDayOf(new Date("2026-11-20T23:59:59Z"))).toBe("2026-11-20");
  });
});
