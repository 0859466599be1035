import type { Series } from "./scoreSeries.ts";

/** Labels closer than this would overlap. */
const APART = 34;

export interface EndLabel {
  readonly text: string;
  readonly value: number;
  /** The height of its first line. */
  readonly at: number;
}

/**
 * The labels of the last value of each line and of the goal, the highest first, moved apart where they would overlap and
 * up where they would leave the chart.
 *
 * @param y The height of a value.
 * @param bottom The lowest place for a label's first line.
 */
export function endLabels(
  series: readonly Series[],
  goal: { readonly text: string; readonly value: number } | null,
  y: (value: number) => number,
  bottom: number,
): readonly EndLabel[] {
  const wanted = series.flatMap(({ label, points }) => {
    const last = points.at(-1);
    return last ? [{ text: label, value: last.value }] : [];
  });
  let floor = Number.NEGATIVE_INFINITY;
  let ceiling = bottom + APART;
  return [...wanted, ...(goal ? [goal] : [])]
    .toSorted((a, b) => b.value - a.value)
    .map((label) => {
      floor = Math.max(y(label.value), floor + APART);
      return { ...label, at: floor };
    })
    .toReversed()
    .map((label) => {
      ceiling = Math.min(label.at, ceiling - APART);
      return { ...label, at: ceiling };
    })
    .toReversed();
}
