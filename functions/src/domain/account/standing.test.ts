import { describe, expect, test } from "vitest";
import type { StageCategory } from "../shared/stage.ts";
import { standingAt } from "./standing.ts";

const highSchool: StageCategory = {
  stageCategoryID: "high-school",
  stageCategoryName: "High School",
  track: "HS",
  dashboardItem: "HS",
  timelineSection: "high-school",
  order: 1,
  stages: [
    {
      stageId: "hs-12",
      stageName: "12th Grade",
      stageDisplayLabel: "High School, 12th Grade",
      shortFormLabel: "12th",
      order: 4,
      previousStageId: "hs-11",
    },
  ],
};
const medicalSchool: StageCategory = {
  stageCategoryID: "medical-school",
  stageCategoryName: "Medical School",
  track: "MD",
  dashboardItem: "PM",
  timelineSection: "medical-school",
  order: 6,
  stages: [
    {
      stageId: "ms-1",
      stageName: "First Year (M1)",
      stageDisplayLabel: "Medical School, First Year",
      shortFormLabel: "M1",
      order: 1,
      previousStageId: "pm-senior",
    },
  ],
};
const categories = [highSchool, medicalSchool];

describe("standingAt", () => {
  test("sets the dashboard to HS in high school", () => {
    expect(standingAt("hs-12", categories)).toEqual({
      current_stage: "hs-12",
      previous_stage: "hs-11",
      stage_display_label: "High School, 12th Grade",
      stageCategoryID: "high-school",
      track: "HS",
      dashboard_item: "HS",
    });
  });

  test("sets the dashboard to the category's choice everywhere else", () => {
    expect(standingAt("ms-1", categories)).toMatchObject({ track: "MD", dashboard_item: "PM" });
  });

  test("a standing at an unknown stage is null", () => {
    expect(standingAt("hs-13", categories)).toBeNull();
  });
});
