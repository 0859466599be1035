import type { TrackerSettings } from "@domain/account/trackerSettings";
import type { Score, ScoreTest } from "@domain/score/score";
import { latestAndBest, nextTest, type Result, resultText, takesTarget, targetOf } from "@domain/score/scoreResults";
import type { ScoreScale } from "@domain/score/scoreTests";
import type { DashboardItem } from "@domain/shared/stage";
import * as words from "@text/dashboard/trackerView";

/** The tests of each track. The first one the student has used is shown large. */
const TESTS: Readonly<Record<DashboardItem, readonly [ScoreTest, ...ScoreTest[]]>> = {
  HS: ["SAT", "ACT", "GPA"],
  PM: ["MCAT"],
  PD: ["DAT"],
};

export interface TestView {
  readonly test: ScoreTest;
  readonly latest: Result | null;
  readonly best: Result | null;
  readonly target: number | null;
  /** The scale of the best result. */
  readonly scale: ScoreScale | null;
  /** The day of the next planned test; null if none is planned. */
  readonly plannedFor: string | null;
}

/** The results, goal and next day of each test of the track. Leaves out tests without any of these. */
export function testViews(
  rows: readonly Score[],
  settings: Pick<TrackerSettings, "score_targets">,
  track: DashboardItem,
  today: string,
): TestView[] {
  return TESTS[track].flatMap((test) => {
    const { latest, best } = latestAndBest(rows, test);
    const plannedFor = nextTest(rows, test, today)?.date ?? null;
    const scale = best?.scale ?? null;
    // A goal on another scale cannot be compared with the results.
    const target = scale && !takesTarget(scale) ? null : targetOf(settings, test);
    if (!best && plannedFor === null && target === null) return [];
    return { test, latest, best, target, scale, plannedFor };
  });
}

/** "Latest 1290, goal 1350": the figures next to the large one. */
export function scoreLine({ test, latest, best, target }: TestView): string {
  const isLatestBest = latest && best && latest.value === best.value;
  return [
    latest && (isLatestBest ? words.latestIsBest : words.latest(resultText(test, latest.value))),
    target !== null && words.goal(resultText(test, target)),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** A value's position on its scale, from 0 to 1. */
export function partOf({ low, high }: Pick<ScoreScale, "low" | "high">, value: number): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}
