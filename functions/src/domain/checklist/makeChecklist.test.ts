import { describe, expect, test } from "vitest";
import { type ChecklistTemplate, checklist } from "./checklist.ts";
import { makeChecklist } from "./makeChecklist.ts";

const template: ChecklistTemplate = {
  stageId: "hs-11",
  checked_on: "2026-11-20",
  items: [
    {
      id: "hs-11-01",
      checklist_item_name: "Take AP or IB exams in May",
      category: "Testing",
      dueMonth: 5,
      order: 1,
      resourceId: "ap-students",
    },
    {
      id: "hs-11-02",
      checklist_item_name: "Keep one evening free",
      category: "Wellbeing",
      dueMonth: null,
      order: 2,
      resourceId: "bigfuture",
    },
  ],
};

describe("a checklist made from a template", () => {
  const made = makeChecklist(template, "2026-27");

  test("is a valid checklist of the stage and year, with the template's check date", () => {
    expect(checklist.safeParse(made).success).toBe(true);
    expect(made).toMatchObject({ stageId: "hs-11", academic_year: "2026-27", checked_on: "2026-11-20" });
  });

  test("keeps wording, order, category and resource, with nothing done", () => {
    expect(made.items["hs-11-01"]).toEqual({
      checklist_item_name: "Take AP or IB exams in May",
      status: "Pending",
      origin: "template",
      position: 1,
      due_date: "2027-05-31",
      completed_on: null,
      category: "Testing",
      resourceId: "ap-students",
    });
  });

  test("leaves a year-round row without a date", () => {
    expect(made.items["hs-11-02"]?.due_date).toBeNull();
  });
});
