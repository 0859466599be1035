import { SAMPLE_STUDENTS } from "@domain/account/sampleStudents.ts";
import { SAMPLES } from "@domain/account/samples.ts";
import { CHECKLIST_ITEM_LIMIT, checklist } from "@domain/checklist/checklist.ts";
import { makeChecklist } from "@domain/checklist/makeChecklist.ts";
import { samplePlanOf } from "@domain/samples/samplePlans.ts";
import { expect, test } from "vitest";
import { checklistTemplates, stageCategories } from "../../emulators/seed/content/content.ts";

/** From August to July, as an academic year runs. */
const MONTHS = [8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7];

/** How many tasks of each stage students already have in their stored lists, with the ids from 01 on. */
const RELEASED: Readonly<Record<string, number>> = {
  "hs-9": 12,
  "hs-10": 13,
  "hs-11": 14,
  "hs-12": 14,
  "pm-freshman": 13,
  "pm-sophomore": 14,
  "pm-junior": 14,
  "pm-senior": 14,
  "pd-freshman": 13,
  "pd-sophomore": 13,
  "pd-junior": 14,
  "pd-senior": 14,
  "pm-gap-build": 14,
  "pm-gap-apply": 14,
  "pd-gap-build": 14,
  "pd-gap-apply": 13,
  "ms-1": 12,
  "ms-2": 11,
  "ms-3": 12,
  "ms-4": 13,
  "ds-1": 11,
  "ds-2": 10,
  "ds-3": 11,
  "ds-4": 12,
};

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

test("every month of every stage has a task", () => {
  const empty = checklistTemplates.flatMap(({ stageId, items }) =>
    MONTHS.filter((month) => !items.some(({ dueMonth }) => dueMonth === month)).map((month) => `${stageId}: ${month}`),
  );

  expect(empty).toEqual([]);
});

test("tasks are in the order of the academic year, those for the whole year last", () => {
  for (const { items } of checklistTemplates) {
    const places = items.map(({ dueMonth }) => (dueMonth === null ? MONTHS.length : MONTHS.indexOf(dueMonth)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test("no stage has the same task twice", () => {
  for (const { items } of checklistTemplates) {
    const names = items.map(({ checklist_item_name }) => checklist_item_name);
    expect(new Set(names).size).toBe(names.length);
  }
});

// Stored lists have these ids. A guest's list is merged into an account's by them, so none is dropped or used again.
test("every released task keeps its id", () => {
  expect(Object.keys(RELEASED).sort()).toEqual([...stageIds].sort());
  for (const { stageId, items } of checklistTemplates) {
    const released = Array.from(
      { length: RELEASED[stageId] ?? 0 },
      (_, index) => `${stageId}-${String(index + 1).padStart(2, "0")}`,
    );
    const ids = items.map(({ id }) => id);
    expect(released.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test.each(SAMPLES)("the tasks that %s has done or left open exist", (sample) => {
  const { late, early, leftOpen } = samplePlanOf(sample, "2026-11-20");
  const stage = stages.find(({ stageId }) => stageId === SAMPLE_STUDENTS[sample].stageId);
  const idsOf = (stageId: string | null | undefined) =>
    checklistTemplates.find((template) => template.stageId === stageId)?.items.map(({ id }) => id) ?? [];

  expect(idsOf(stage?.stageId)).toEqual(expect.arrayContaining([...late, ...early]));
  expect(idsOf(stage?.previousStageId)).toEqual(expect.arrayContaining([...leftOpen]));
});
