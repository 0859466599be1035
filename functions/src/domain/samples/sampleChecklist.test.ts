import { expect, test } from "vitest";
import type { Checklist, ChecklistItem } from "../checklist/checklist.ts";
import { sampleLastYear, sampleThisYear } from "./sampleChecklist.ts";
import type { SampleTasks } from "./samplePlan.ts";

const TODAY = "2026-11-20";

const PLAN: SampleTasks = {
  late: ["b"],
  early: ["d"],
  ownTasks: [
    { name: "Call the clinic", dueInDays: 5 },
    { name: "Thank the coach", dueInDays: null, doneDaysAgo: 3 },
  ],
  leftOpen: ["a"],
  lastYearsOwnTasks: [],
};

function row(position: number, due_date: string | null): ChecklistItem {
  return {
    checklist_item_name: `Row ${position}`,
    status: "Pending",
    origin: "template",
    position,
    due_date,
    completed_on: null,
    category: null,
    resourceId: null,
  };
}

const LIST: Checklist = {
  stageId: "hs-11",
  academic_year: "2026-27",
  checked_on: TODAY,
  items: { a: row(1, "2026-09-30"), b: row(2, "2026-10-31"), c: row(3, "2027-02-28"), d: row(4, "2027-04-30") },
  changed_item: null,
};

function statusesOf({ items }: Checklist): string[] {
  return Object.values(items).map(({ checklist_item_name, status }) => `${checklist_item_name}: ${status}`);
}

test("this year's due rows are done except the late ones, and so are the early ones", () => {
  expect(statusesOf(sampleThisYear(LIST, PLAN, TODAY)).slice(0, 4)).toEqual([
    "Row 1: Completed",
    "Row 2: Pending",
    "Row 3: Pending",
    "Row 4: Completed",
  ]);
});

test("nothing is done after today, and own tasks are dated from today", () => {
  const { items } = sampleThisYear(LIST, PLAN, TODAY);

  for (const { completed_on } of Object.values(items)) expect((completed_on ?? TODAY) <= TODAY).toBe(true);
  expect(items["sample-1"]).toMatchObject({ origin: "own", position: 5, due_date: "2026-11-25", status: "Pending" });
  expect(items["sample-2"]).toMatchObject({ due_date: null, status: "Completed", completed_on: "2026-11-17" });
});

test("all of last year's rows are done except those left open", () => {
  expect(statusesOf(sampleLastYear(LIST, PLAN, TODAY))).toEqual([
    "Row 1: Pending",
    "Row 2: Completed",
    "Row 3: Completed",
    "Row 4: Completed",
  ]);
});
