import type { TimelineStep } from "@domain/timeline/timelineStep";
import { expect, test } from "vitest";
import { taskIdOf, taskPlace } from "./stepActions.ts";

const state: TimelineStep = { status: "open", on: "2026-11-20", reason: "", task: `hs-11/${taskIdOf("hs-sat")}` };

test("a step's task is found on its list, and not after it was deleted", () => {
  const rows = [{ id: "timeline-hs-sat" }];

  expect(taskPlace(state, { stageId: "hs-11", rows })).toBe("here");
  expect(taskPlace(state, { stageId: "hs-11", rows: [] })).toBeNull();
  expect(taskPlace(state, { stageId: "hs-12", rows: [] })).toBe("elsewhere");
  expect(taskPlace({ ...state, task: null }, { stageId: "hs-11", rows })).toBeNull();
  expect(taskPlace(undefined, { stageId: "hs-11", rows })).toBeNull();
});
