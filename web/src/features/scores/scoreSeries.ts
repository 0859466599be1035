import type { Score } from "@domain/score/score";
import { byDate, resultOf } from "@domain/score/scoreResults";
import {
  isWeighted,
  SCORE_SCALES_OF_TESTS,
  type ScoreScale,
  type ScoreTest,
  scaleOf,
  scaleOfResult,
} from "@domain/score/scoreTests";
import { isCalendarDay } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/scores";

export interface Point {
  readonly day: string;
  readonly value: number;
}

export interface Series {
  readonly label: string;
  /** Drawn hollow and dashed, so that the color is not the only difference. */
  readonly isHollow: boolean;
  readonly points: readonly Point[];
}

/** What a chart can show for a scale: its result, or one section. */
export const RESULT = "result";

/** The scales that have a chart: those of the track's tests, and any other with a result. Each chart has one scale. */
export function chartScales(rows: readonly Score[], tests: readonly ScoreTest[]): readonly ScoreScale[] {
  const used = new Set(rows.filter(({ kind }) => kind !== "planned").map((row) => scaleOfResult(row).id));
  return SCORE_SCALES_OF_TESTS.filter(
    ({ id, test }) => used.has(id) || (tests.includes(test) && id === scaleOf(test, "9999-12-31").id),
  );
}

export function scaleName({ id, test, low, high }: ScoreScale): string {
  const name = text.testNames[test];
  return test === "DAT" || id === "gpa-100" ? text.scaleName(name, low, high) : name;
}

/**
 * Official and practice results by date, without undated ones. A GPA's weighted and unweighted results are separate
 * series.
 */
export function seriesOf(rows: readonly Score[], scale: ScoreScale, measure: string): readonly Series[] {
  const done = rows.filter(({ kind, date }) => kind !== "planned" && isCalendarDay(date));
  const own = byDate(done.filter((row) => scaleOfResult(row).id === scale.id));
  const [solid, hollow]: readonly [string, string] =
    scale.test === "GPA" ? [text.scales.Unweighted, text.scales.Weighted] : [text.kinds.official, text.kinds.practice];
  const isHollow = (row: Score) => (scale.test === "GPA" ? isWeighted(row) : row.kind === "practice");
  const pointsOf = (wanted: boolean) =>
    own.flatMap((row) => {
      const value = measure === RESULT ? resultOf(row) : row.values[measure];
      return isHollow(row) === wanted && value !== null && value !== undefined ? [{ day: row.date, value }] : [];
    });
  return [
    { label: solid, isHollow: false, points: pointsOf(false) },
    { label: hollow, isHollow: true, points: pointsOf(true) },
  ].filter(({ points }) => points.length > 0);
}
