/** One line of the bench. `ratio` compares with `beside`, measured in the same run; null where nothing is beside it. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly beside: string;
  readonly ratio: number | null;
}

/** The lower one of the two in the middle, for an even number of them. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length / 2) - 1)] ?? 0;
}
