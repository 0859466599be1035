import { recordItems, taskItems } from "@domain/calendar/calendarItems";
import { expect, test } from "vitest";
import { placeOf } from "./placeOf.ts";

const TASK = {
  id: "visit",
  checklist_item_name: "Visit",
  status: "Pending",
  origin: "own",
  due_date: "2026-12-01",
} as const;

test("every item of the calendar leads to where it is done", () => {
  const items = [
    ...recordItems({
      schools: [{ id: "rice", name: "Rice", deadlines: [{ id: "ed-1", label: "ED", day: "2026-11-01", done: false }] }],
      essays: [{ id: "why", title: "Why", service: null, school_id: "rice", due_on: "2026-11-01", isDone: false }],
      scores: [{ id: "sat", test: "SAT", kind: "planned", date: "2026-12-05" }],
    }),
    ...taskItems({
      current: { stageId: "hs-12", rows: [TASK] },
      previous: { stageId: "hs-11", rows: [TASK] },
    }),
  ];

  expect(items.map(placeOf).map(({ to }) => to)).toEqual([
    "/tracker/schools?school=rice",
    "/tracker/application/essays/why",
    "/tracker/scores",
    "/dashboard#task-hs-12-visit",
    "/dashboard#task-hs-11-visit",
  ]);
  expect(placeOf({ id: "interview-met" }).to).toBe("/tracker/application/interviews");
  expect(placeOf({ id: "season-rice-deposit" }).to).toBe("/tracker/application/season?school=rice");
  expect(placeOf({ id: "thanks-met" }).to).toBe("/tracker/application/season");
  expect(placeOf({ id: "letter-sato-needed" }).to).toBe("/tracker/application/letters?letter=sato");
});
