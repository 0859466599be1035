import { describe, expect, test } from "vitest";
import { doneInWords, dueInWords } from "./dueDate.ts";

// A Friday.
const TODAY = "2026-11-20";

describe("a due date in words", () => {
  test.each([
    ["2026-11-20", "Due today"],
    ["2026-11-21", "Due tomorrow"],
    ["2026-11-24", "Due Tuesday, in 4 days"],
    ["2026-11-27", "Due Nov 27, in 7 days"],
    ["2026-12-12", "Due Dec 12, in 22 days"],
    ["2027-02-15", "Due Feb 15"],
    ["2027-10-01", "Due Oct 1, 2027"],
    ["2026-11-19", "Was due Nov 19, 1 day ago"],
    ["2026-11-12", "Was due Nov 12, 8 days ago"],
    ["2026-08-31", "Was due Aug 31"],
    ["2026-03-31", "Was due Mar 31, 2026"],
  ])("the due date %s reads %s", (due, words) => {
    expect(dueInWords(due, TODAY).text).toBe(words);
  });

  test("is marked from a week before to a month after", () => {
    const days = ["2026-10-20", "2026-10-21", "2026-11-20", "2026-11-27", "2026-11-28"];

    expect(days.map((due) => dueInWords(due, TODAY).isUrgent)).toEqual([false, true, true, true, false]);
  });
});

describe("a finished task", () => {
  test.each([
    ["2026-11-20", "Done today"],
    ["2026-10-29", "Done Oct 29"],
    ["2026-04-29", "Done Apr 2026"],
    [null, "Done"],
  ])("a task finished on %s reads %s", (day, words) => {
    expect(doneInWords(day, TODAY)).toBe(words);
  });
});
