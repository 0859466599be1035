import type { StageCategory } from "@domain/shared/stage";

const STONES: Readonly<Record<string, number>> = {
  "high-school": 2,
  undergraduate: 3,
  "gap-years": 4,
  "medical-school": 5,
  "dental-school": 5,
};

/** The size of the small cairn: later stages are taller. */
export function stonesOf({ timelineSection }: StageCategory): { done: number; total: number } {
  const stones = STONES[timelineSection] ?? 3;
  return { done: stones, total: stones };
}
