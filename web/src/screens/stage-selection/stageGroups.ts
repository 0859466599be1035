import type { Stage, StageCategory } from "@domain/stage";
import { categoryLine } from "./categoryLine.ts";
import { categoryTurnsOn } from "./stageLines.ts";
import { stonesOf } from "./stonesOf.ts";

/** One card of the screen: a category, or the way of a student who has not decided between two. */
export interface StageGroup {
  readonly id: string;
  readonly heading: string;
  readonly line: string;
  /** Said above the stages. */
  readonly note: string | null;
  readonly stones: { readonly done: number; readonly total: number };
  readonly stages: readonly Stage[];
}

const UNDECIDED_NOTE =
  "Choose your year once; you need not decide today. The first courses of both paths are mostly the same, so you start on the pre-med lists. On the dashboard, PM and PD switch your tracker and forms whenever you like, and nothing is deleted. If you settle on dental school, change your standing there too.";

/** The cards in their order; the last is for students between pre-med and pre-dental. */
export function stageGroups(categories: readonly StageCategory[]): readonly StageGroup[] {
  const groups = categories.map(
    (category): StageGroup => ({
      id: category.stageCategoryID,
      heading: category.stageCategoryName,
      line: `${categoryLine(category)}. ${categoryTurnsOn(category)}`,
      note: null,
      stones: stonesOf(category),
      stages: category.stages,
    }),
  );
  const beforeSchool = categories.filter(({ track }) => track === "PM");
  const [first] = beforeSchool;
  if (!first || !categories.some(({ track }) => track === "PD")) return groups;
  return [
    ...groups,
    {
      id: "not-sure-yet",
      heading: "Not sure yet",
      line: "Between pre-med and pre-dental. Start with one, and switch as you go.",
      note: UNDECIDED_NOTE,
      stones: stonesOf(first),
      stages: beforeSchool.flatMap(({ stages }) => stages),
    },
  ];
}
