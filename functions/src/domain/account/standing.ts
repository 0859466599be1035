import type { Stage, StageCategory } from "../shared/stage.ts";
import type { User } from "./user.ts";

/** The user fields that describe the student's stage. Only the server writes them, always together. */
export type Standing = Pick<
  User,
  "current_stage" | "previous_stage" | "stage_display_label" | "stageCategoryID" | "track" | "dashboard_item"
>;

/**
 * The standing of a student who chooses this stage. Null if no category has it. The dashboard starts with the
 * category's choice: HS for High School, PM or PD for the others.
 */
export function standingAt(stageId: string, categories: readonly StageCategory[]): Standing | null {
  for (const category of categories) {
    const stage = category.stages.find((candidate) => candidate.stageId === stageId);
    if (stage) return standingIn(category, stage);
  }
  return null;
}

function standingIn({ stageCategoryID, track, dashboardItem }: StageCategory, stage: Stage): Standing {
  return {
    current_stage: stage.stageId,
    previous_stage: stage.previousStageId,
    stage_display_label: stage.stageDisplayLabel,
    stageCategoryID,
    track,
    dashboard_item: dashboardItem,
  };
}
