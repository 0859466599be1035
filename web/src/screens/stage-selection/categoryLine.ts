import type { StageCategory } from "@domain/stage";

const LINES: Readonly<Record<string, string>> = {
  "gap-years": "Between college and professional school",
  "medical-school": "MD or DO",
  "dental-school": "DMD or DDS",
};

/** One line under a category's name: its first and last stage where they are steps of one ladder. */
export function categoryLine({ timelineSection, stages }: StageCategory): string {
  const [first, last] = [stages[0], stages.at(-1)];
  if (!first || !last) return "No stages yet";
  return LINES[timelineSection] ?? (first === last ? first.stageName : `${first.stageName} to ${last.stageName}`);
}
