import { describe, expect, test } from "vitest";
import { nextStep } from "./nextStep.ts";

// A Friday.
const TODAY = "2026-11-20";

interface Row {
  id: string;
  status: "Pending" | "Completed";
  due_date: string | null;
  origin: "template" | "own";
  moved_to?: string;
  set_aside_on?: string;
  isEarlier?: boolean;
}

const row = (id: string, due_date: string | null, more: Partial<Row> = {}): Row => ({
  id,
  status: "Pending",
  due_date,
  origin: "template",
  ...more,
});

function choose(rows: readonly Row[], ...putOff: string[]) {
  return nextStep(rows, { today: TODAY, isPutOff: ({ id }) => putOff.includes(id), stage: "High School, 11th Grade" });
}

describe("the next step", () => {
  test("is the most urgent task: overdue on a day the student chose, then soon, then suggested for a past month", () => {
    const rows = [row("today", "2026-11-20"), row("late", "2026-11-12"), row("suggested", "2026-09-30")];

    expect(choose(rows)?.row.id).toBe("late");
    expect(choose(rows, "late")?.row.id).toBe("today");
    expect(choose(rows, "late", "today")?.row.id).toBe("suggested");
  });

  test("skips tasks that were set aside or were due before the student joined", () => {
    const rows = [
      row("earlier", "2026-09-30", { isEarlier: true }),
      row("aside", "2026-11-24", { set_aside_on: TODAY }),
    ];

    expect(choose(rows)).toBeNull();
    expect(choose([...rows, row("spring", "2027-03-31")])?.row.id).toBe("spring");
  });

  test("is the task due soonest if nothing is overdue", () => {
    const rows = [row("undated", null), row("spring", "2027-03-31"), row("winter", "2026-12-31")];

    expect(choose(rows)?.row.id).toBe("winter");
  });

  test("is the first task of the list if none has a date", () => {
    expect(choose([row("first", null), row("second", null)])?.row.id).toBe("first");
  });

  test("is never done, moved to another list or postponed", () => {
    const rows = [
      row("done", "2026-11-21", { status: "Completed" }),
      row("moved", "2026-11-22", { moved_to: "hs-12/a" }),
      row("not now", "2026-11-23"),
      row("open", "2027-03-31"),
    ];

    expect(choose(rows, "not now")?.row.id).toBe("open");
  });

  test("is null when nothing is open", () => {
    expect(choose([])).toBeNull();
    expect(choose([row("open", null)], "open")).toBeNull();
  });

  test("ignores the dates of a past year", () => {
    const rows = [row("past year", "2026-03-31"), row("this year", "2027-05-31")];

    expect(choose(rows)?.row.id).toBe("this year");
    expect(choose(rows, "this year")).toMatchObject({
      reason: "First on your list with no date this year",
      isUrgent: false,
    });
  });

  test.each([
    ["2026-11-12", "Was due Nov 12, 8 days ago", true],
    ["2026-11-20", "Due today", true],
    ["2026-11-24", "Due Tuesday, in 4 days", true],
    ["2026-12-15", "Due Dec 15, in 25 days", false],
    ["2027-03-31", "The list for High School, 11th Grade suggests this for March", false],
    ["2027-02-28", "The list for High School, 11th Grade suggests this for February", false],
    ["2027-03-14", "Due Mar 14", false],
    [null, "First on your list with no date this year", false],
  ])("a next step due on %s has the reason %j", (due_date, reason, isUrgent) => {
    expect(choose([row("one", due_date)])).toMatchObject({ reason, isUrgent });
  });

  test("shows the date of the student's own task, whatever day it is", () => {
    expect(choose([row("own", "2027-03-31", { origin: "own" })])?.reason).toBe("Due Mar 31");
  });
});
