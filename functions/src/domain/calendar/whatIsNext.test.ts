import { describe, expect, test } from "vitest";
import type { CalendarItem, CalendarKind } from "./calendarItems.ts";
import { whatIsNext } from "./whatIsNext.ts";

// A Friday.
const TODAY = "2026-11-27";

const item = (id: string, day: string, kind: CalendarKind, isDone = false): CalendarItem => ({
  id,
  day,
  kind,
  title: id,
  isDone,
});

function next(items: readonly CalendarItem[], ...putOff: string[]): string | null {
  return whatIsNext(items, { today: TODAY, since: "2026-07-01", putOff: new Set(putOff) })?.id ?? null;
}

const SEASON = [
  item("FAFSA", "2026-12-31", "step"),
  item("ED", "2026-11-01", "deadline"),
  item("interview", "2026-12-08", "interview"),
  item("visit", "2026-09-30", "step"),
  item("essay", "2026-12-01", "essay"),
];

describe("what is next", () => {
  test("is the deadline that passed first", () => {
    expect(next([...SEASON, item("own", "2026-11-15", "own")])).toBe("ED");
  });

  test("is then what is due within a week, before a suggestion whose month has passed", () => {
    expect(next(SEASON, "ED")).toBe("essay");
    expect(next(SEASON, "ED", "essay")).toBe("visit");
    expect(next(SEASON, "ED", "essay", "visit")).toBe("interview");
    expect(next(SEASON, "ED", "essay", "visit", "interview")).toBe("FAFSA");
  });

  test("takes a suggested task with a day of the student's own for a deadline", () => {
    expect(next([item("moved", "2026-11-12", "step"), ...SEASON], "ED")).toBe("moved");
  });

  test("is never done, a shift, a past test or interview, or of a past academic year", () => {
    const over = [
      item("done", "2026-11-01", "deadline", true),
      item("shift", "2026-11-27", "shift"),
      item("MCAT", "2026-11-26", "test"),
      item("interview", "2026-11-20", "interview"),
      item("last year", "2026-06-30", "own"),
    ];

    expect(next(over)).toBeNull();
  });

  test("keeps the given order on one day", () => {
    expect(next([item("first", TODAY, "own"), item("second", TODAY, "deadline")])).toBe("first");
  });
});
