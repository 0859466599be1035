/**
 * One line of the table. `ratio` compares the value with the one named in `comparedWith`, from the same run. Null without one.
 */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly comparedWith: string;
  readonly ratio: number | null;
}

/** Creates a figure, with another of the same unit to compare with if there is one. */
export function figure(
  name: string,
  value: number,
  unit: string,
  comparedWith = "",
  other: number | null = null,
): Figure {
  if (other === null) return { name, value, unit, comparedWith, ratio: null };
  return {
    name,
    value,
    unit,
    comparedWith: `${comparedWith} (${Number(other.toFixed(1))} ${unit})`,
    ratio: value / other,
  };
}

/** The value that the given share of the times does not exceed. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function median(times: readonly number[]): number {
  return percentile(times, 0.5);
}
