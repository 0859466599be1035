import { undecidedStages } from "@domain/account/undecidedStages";
import type { Stage, StageCategory } from "@domain/shared/stage";
import * as text from "@text/stageSelection";
import { categoryLine } from "./categoryLine.ts";
import { categoryTurnsOn } from "./stageLines.ts";
import { stonesOf } from "./stonesOf.ts";

/** One card of the screen: a category, or the choice of a student who is undecided between two. */
export interface StageGroup {
  readonly id: string;
  readonly heading: string;
  readonly line: string;
  /** Shown above the stages. */
  readonly note: string | null;
  readonly stones: { readonly done: number; readonly total: number };
  readonly stages: readonly Stage[];
}

/** The cards in order. The last one is for students between pre-med and pre-dental. */
export function stageGroups(categories: readonly StageCategory[]): readonly StageGroup[] {
  const groups = categories.map(
    (category): StageGroup => ({
      id: category.stageCategoryID,
      heading: category.stageCategoryName,
      line: text.categoryLine(categoryLine(category), categoryTurnsOn(category)),
      note: null,
      stones: stonesOf(category),
      stages: category.stages,
    }),
  );
  const stages = undecidedStages(categories);
  const first = categories.find(({ track }) => track === "PM");
  if (!first || stages.length === 0) return groups;
  return [
    ...groups,
    {
      id: "not-sure-yet",
      heading: text.notSureYet,
      line: text.notSureYetLine,
      note: text.notSureYetNote,
      stones: stonesOf(first),
      stages,
    },
  ];
}
