import type { ChecklistItem } from "./checklist.ts";

/**
 * Suggestions of the lists that mean something only in their own year: tests and courses of one grade, a season, an
 * application cycle. Judged from their texts on 2026-11-27. All others are still worth doing a year later.
 */
export const TIED_TO_THEIR_YEAR: ReadonlySet<string> = new Set([
  ...idsOf("hs-9", "07 08 09 11 12 13 15 16"),
  ...idsOf("hs-10", "03 04 07 09 10 11 15"),
  ...idsOf("hs-11", "01 03 06 07 08 09 12"),
  ...idsOf("pm-freshman", "08 10 13 17 18 19"),
  ...idsOf("pm-sophomore", "08 14 15 16 17 19"),
  ...idsOf("pm-junior", "15"),
  ...idsOf("pm-senior", "01 02 04 05 07 08 10 11 14 15 16 17 18 19 20 21 22"),
  ...idsOf("pd-freshman", "09 11 13 17 19"),
  ...idsOf("pd-sophomore", "06 13 14 16"),
  ...idsOf("pd-junior", "15"),
  ...idsOf("pd-senior", "01 02 05 06 07 08 09 13 14 15 16 17 18"),
  ...idsOf("ms-1", "09 12 14 16"),
  ...idsOf("ms-2", "09"),
  ...idsOf("ms-3", "13"),
  ...idsOf("ds-1", "09 11 13 16"),
  ...idsOf("ds-2", "11 13"),
]);

function idsOf(stageId: string, numbers: string): string[] {
  return numbers.split(" ").map((number) => `${stageId}-${number}`);
}

/**
 * Whether an unfinished task of last year's list still makes sense on this year's. The student's own always do. A
 * suggestion that is tied to its year, or to a school the student has left (high school, college), does until its day.
 */
export function isStillUseful(
  { id, origin, category, due_date }: Pick<ChecklistItem, "origin" | "category" | "due_date"> & { readonly id: string },
  fromStageId: string,
  toStageId: string,
  today: string,
): boolean {
  // A suggestion that was carried over counts as the student's own but has a category.
  if (origin === "own" && category === null) return true;
  const isTied = TIED_TO_THEIR_YEAR.has(id) || schoolOf(fromStageId) !== schoolOf(toStageId);
  return !isTied || (due_date !== null && due_date >= today);
}

/** `hs`, `pm`, `pd`, `ms` or `ds`. */
function schoolOf(stageId: string): string {
  return stageId.slice(0, 2);
}
