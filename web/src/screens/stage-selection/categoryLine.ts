import type { StageCategory } from "@domain/shared/stage";
import * as text from "@text/stageSelection";

const SECTIONS: Readonly<Record<string, string>> = text.sections;

/** One line under a category's name: its first and last stage where they are steps of one ladder. */
export function categoryLine({ timelineSection, stages }: StageCategory): string {
  const [first, last] = [stages[0], stages.at(-1)];
  if (!first || !last) return text.noStages;
  return SECTIONS[timelineSection] ?? (first === last ? first.stageName : text.fromTo(first.stageName, last.stageName));
}
