import type { Stage, StageCategory } from "../shared/stage.ts";

/**
 * The stages for a student between pre-med and pre-dental: those of pre-med, since the first courses of both paths are
 * mostly the same. None where there are not both paths to choose from.
 */
export function undecidedStages(categories: readonly StageCategory[]): readonly Stage[] {
  if (!categories.some(({ track }) => track === "PD")) return [];
  return categories.filter(({ track }) => track === "PM").flatMap(({ stages }) => stages);
}
