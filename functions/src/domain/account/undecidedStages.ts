import type { Stage, StageCategory } from "../shared/stage.ts";

/**
 * The stages for a student undecided between pre-med and pre-dental: those of pre-med, because the first courses of
 * both paths are mostly the same. Empty if either path is missing.
 */
export function undecidedStages(categories: readonly StageCategory[]): readonly Stage[] {
  if (!categories.some(({ track }) => track === "PD")) return [];
  return categories.filter(({ track }) => track === "PM").flatMap(({ stages }) => stages);
}
