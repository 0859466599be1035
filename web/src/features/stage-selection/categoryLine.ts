import type { StageCategory } from "@domain/shared/stage";
import * as text from "@text/stageSelection";

const SECTIONS: Readonly<Record<string, string>> = text.sections;

/** The line below a category's name: its first and last stage, if its stages are steps in order. */
export function categoryLine({ timelineSection, stages }: StageCategory): string {
  const [first, last] = [stages[0], stages.at(-1)];
  if (!first || !last) return text.noStages;
  return SECTIONS[timelineSection] ?? (first === last ? first.stageName : text.fromTo(first.stageName, last.stageName));
}
