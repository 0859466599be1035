import { CHECKLIST_ITEM_LIMIT, checklist } from "@domain/checklist/checklist.ts";
import { makeChecklist } from "@domain/checklist/makeChecklist.ts";
import { expect, test } from "vitest";
import { checklistTemplates, stageCategories } from "../../emulators/seed/content/content.ts";

const stages = stageCategories.flatMap((category) => category.stages);
const stageIds = stages.map(({ stageId }) => stageId);

test("stages and categories have unique ids", () => {
  const ids = [...stageIds, ...stageCategories.map(({ stageCategoryID }) => stageCategoryID)];

  expect(new Set(ids).size).toBe(ids.length);
});

test("every previous stage exists", () => {
  const before = stages.flatMap(({ previousStageId }) => previousStageId ?? []);

  expect(before.filter((id) => !stageIds.includes(id))).toEqual([]);
  expect(stages.filter(({ previousStageId }) => previousStageId === null)).toHaveLength(1);
});

test("every stage has one checklist, and every checklist has a stage", () => {
  expect(checklistTemplates.map(({ stageId }) => stageId).sort()).toEqual([...stageIds].sort());
});

test.each(checklistTemplates.map((template) => [template.stageId, template] as const))(
  "the rows of %s make a valid list",
  (stageId, template) => {
    const { items } = makeChecklist(template, "2026-27");

    expect(checklist.safeParse(makeChecklist(template, "2026-27")).success).toBe(true);
    expect(Object.keys(items)).toHaveLength(template.items.length);
    expect(template.items.length).toBeLessThan(CHECKLIST_ITEM_LIMIT / 2);
    expect(template.items.map(({ order }) => order)).toEqual(template.items.map((_, index) => index + 1));
    for (const { id } of template.items) expect(id).toMatch(new RegExp(`^${stageId}-\\d\\d$`));
  },
);
