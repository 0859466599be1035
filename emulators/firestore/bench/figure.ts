/**
 * One line of the bench. `ratio` compares with `comparedWith`, measured in the same run. Null if there is nothing to compare.
 */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly comparedWith: string;
  readonly ratio: number | null;
}

/** The median. For an even number of values, the lower of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length / 2) - 1)] ?? 0;
}
