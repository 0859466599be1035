import type { ChecklistItem } from "./checklist.ts";

/**
 * Whether an unfinished task of last year's list still makes sense on this year's. The student's own, which have no
 * category, always do. A suggestion for a school the student has left (the first letters of a stage's id: `hs`, `pm`,
 * `pd`, `ms`, `ds`) does until its day.
 */
export function isStillUseful(
  { category, due_date }: Pick<ChecklistItem, "category" | "due_date">,
  fromStageId: string | null,
  toStageId: string | null,
  today: string,
): boolean {
  return category === null || fromStageId?.slice(0, 2) === toStageId?.slice(0, 2) || (due_date ?? "") >= today;
}
