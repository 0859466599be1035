import type { StageCategory } from "@domain/shared/stage";
import { expect, test } from "vitest";
import { stageGroups } from "./stageGroups.ts";
import { stageTurnsOn } from "./stageLines.ts";

const category = (stageCategoryID: string, track: StageCategory["track"]): StageCategory => ({
  stageCategoryID,
  stageCategoryName: stageCategoryID,
  track,
  dashboardItem: track === "PD" ? "PD" : "PM",
  timelineSection: "undergraduate",
  order: 1,
  stages: [
    {
      stageId: `${stageCategoryID}-1`,
      stageName: "Freshman",
      stageDisplayLabel: "Freshman",
      shortFormLabel: "Freshman",
      order: 1,
      previousStageId: null,
    },
  ],
});

test("every category has a card, and undecided students have one with the pre-med stages", () => {
  const groups = stageGroups([category("pm", "PM"), category("pd", "PD"), category("pm-gap", "PM")]);

  expect(groups.map(({ id }) => id)).toEqual(["pm", "pd", "pm-gap", "not-sure-yet"]);
  expect(groups.at(-1)?.stages.map(({ stageId }) => stageId)).toEqual(["pm-1", "pm-gap-1"]);
});

test("undecided students have no card if one of the two paths is missing", () => {
  expect(stageGroups([category("pm", "PM")]).map(({ id }) => id)).toEqual(["pm"]);
});

test("a stage without a description still has a line", () => {
  expect(stageTurnsOn("hs-13")).toBe("A checklist of its own");
});
