import { describe, expect, test } from "vitest";
import { dayByKey, weeksAround } from "./monthGrid.ts";

describe("the weeks of a month", () => {
  test("run from Sunday to Saturday and include days of the months around", () => {
    const weeks = weeksAround("2026-11-20");

    expect(weeks.map(([sunday]) => sunday)).toEqual([
      "2026-11-01",
      "2026-11-08",
      "2026-11-15",
      "2026-11-22",
      "2026-11-29",
    ]);
    expect(weeks.at(-1)).toEqual([
      "2026-11-29",
      "2026-11-30",
      "2026-12-01",
      "2026-12-02",
      "2026-12-03",
      "2026-12-04",
      "2026-12-05",
    ]);
  });

  test.each([
    ["2026-02-11", "2026-02-01", "2026-02-28", 4],
    ["2028-02-29", "2028-01-30", "2028-03-04", 5],
    ["2026-08-01", "2026-07-26", "2026-09-05", 6],
    ["2027-01-31", "2026-12-27", "2027-02-06", 6],
  ])("the weeks around %s go from %s to %s", (day, first, last, count) => {
    const weeks = weeksAround(day);

    expect(weeks[0]?.[0]).toBe(first);
    expect(weeks.at(-1)?.at(-1)).toBe(last);
    expect(weeks).toHaveLength(count);
  });

  test("have seven days in every month of a century", () => {
    for (let year = 2000; year < 2100; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        const days = weeksAround(`${year}-${String(month).padStart(2, "0")}-15`).flat();
        expect(days.length % 7).toBe(0);
        expect(new Set(days).size).toBe(days.length);
      }
    }
  });
});

describe("a key", () => {
  test.each([
    ["ArrowRight", false, "2026-11-30", "2026-12-01"],
    ["ArrowLeft", false, "2027-01-01", "2026-12-31"],
    ["ArrowDown", false, "2026-11-27", "2026-12-04"],
    ["ArrowUp", false, "2028-03-07", "2028-02-29"],
    ["Home", false, "2026-11-20", "2026-11-15"],
    ["Home", false, "2026-11-15", "2026-11-15"],
    ["End", false, "2026-11-20", "2026-11-21"],
    ["PageDown", false, "2027-01-31", "2027-02-28"],
    ["PageUp", false, "2027-01-31", "2026-12-31"],
    ["PageDown", true, "2028-02-29", "2029-02-28"],
    ["PageUp", true, "2026-11-20", "2025-11-20"],
    ["PageDown", true, "2099-11-20", "2099-12-31"],
    ["ArrowLeft", false, "2000-01-01", "2000-01-01"],
  ])("the key %s (with Shift: %s) leads from %s to %s", (key, withShift, from, to) => {
    expect(dayByKey(key, withShift, from)).toBe(to);
  });

  test.each(["Enter", "Tab", "a"])("the key %s does not move the day", (key) => {
    expect(dayByKey(key, false, "2026-11-20")).toBeNull();
  });
});
