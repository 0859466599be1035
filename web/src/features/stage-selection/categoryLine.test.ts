import type { Stage, StageCategory } from "@domain/shared/stage";
import { expect, test } from "vitest";
import { categoryLine } from "./categoryLine.ts";

const stage = (stageName: string): Stage => ({
  stageId: stageName,
  stageName,
  stageDisplayLabel: stageName,
  shortFormLabel: stageName,
  order: 1,
  previousStageId: null,
});

const category = (timelineSection: string, names: readonly string[]): StageCategory => ({
  stageCategoryID: "any",
  stageCategoryName: "Any",
  track: "HS",
  dashboardItem: "HS",
  timelineSection,
  order: 1,
  stages: names.map(stage),
});

test("the line of a category names its first and its last stage", () => {
  expect(categoryLine(category("high-school", ["9th Grade", "10th Grade", "11th Grade"]))).toBe(
    "9th Grade to 11th Grade",
  );
});

test("the line of a category names a single stage once", () => {
  expect(categoryLine(category("high-school", ["9th Grade"]))).toBe("9th Grade");
});

test("the line of a category names the goal of a professional school", () => {
  expect(categoryLine(category("medical-school", ["MS1", "MS4"]))).toBe("MD or DO");
});

test("the line of a category without stages says so", () => {
  expect(categoryLine(category("high-school", []))).toBe("No stages yet");
});
