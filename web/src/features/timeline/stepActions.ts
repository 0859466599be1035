import type { PlanStep } from "@domain/timeline/timelinePlan";
import type { TimelineStep } from "@domain/timeline/timelineStep";

/** What a student can do with a step. */
export interface StepActions {
  /** Settles when the server has answered. */
  readonly setDone: (step: PlanStep, isDone: boolean) => Promise<boolean>;
  readonly skip: (step: PlanStep) => void;
  readonly bringBack: (step: PlanStep) => void;
  readonly addToChecklist: (step: PlanStep) => void;
}

/** The id of a step's task in a checklist. It is always the same, so the task can be found again. */
export const taskIdOf = (stepId: string) => `timeline-${stepId}`;

export type TaskPlace = "here" | "elsewhere" | null;

/** Where a step's task is: on the list shown now, on another year's list, or nowhere. A deleted task is nowhere. */
export function taskPlace(
  state: TimelineStep | undefined,
  list: { readonly stageId: string | null; readonly rows: readonly { readonly id: string }[] },
): TaskPlace {
  const [stageId, rowId] = state?.task?.split("/") ?? [];
  if (stageId === undefined) return null;
  if (stageId !== list.stageId) return "elsewhere";
  return list.rows.some(({ id }) => id === rowId) ? "here" : null;
}
