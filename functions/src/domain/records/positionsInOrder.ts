interface Placed {
  readonly id: string;
  readonly position: number;
}

/** Below this gap, later moves would soon halve it to equal numbers. */
const LEAST_GAP = 1e-6;

/** Security rules accept no position beyond this. */
const FARTHEST = 1_000_000;

/**
 * The rows that need a new number for the given order. Each is one write. Usually this is only the moved row, which
 * goes between its neighbors. If a gap has no room left, all rows are renumbered.
 */
export function positionsInOrder(rows: readonly Placed[]): Placed[] {
  const kept = longestRise(rows);
  const placed = rows.map(({ id, position }, index) => ({
    id,
    position: kept.has(index) ? position : between(rows, kept, index),
  }));
  const fits = placed.every(
    ({ position }, index) =>
      Math.abs(position) < FARTHEST && (index === 0 || position - (placed[index - 1]?.position ?? 0) >= LEAST_GAP),
  );
  const numbered = fits ? placed : rows.map(({ id }, index) => ({ id, position: index + 1 }));
  return numbered.filter(({ position }, index) => position !== rows[index]?.position);
}

/** Spreads the rows evenly over the gap between the nearest rows that stay. */
function between(rows: readonly Placed[], kept: ReadonlySet<number>, index: number): number {
  let before = index - 1;
  while (before >= 0 && !kept.has(before)) before -= 1;
  let after = index + 1;
  while (after < rows.length && !kept.has(after)) after += 1;
  const low = rows[before]?.position;
  const high = rows[after]?.position;
  if (low === undefined) return (high ?? 0) - (after - index);
  if (high === undefined) return low + (index - before);
  return low + ((high - low) * (index - before)) / (after - before);
}

/** The indexes of the longest rising sequence. These rows keep their numbers. */
function longestRise(rows: readonly Placed[]): ReadonlySet<number> {
  const lengths: number[] = [];
  const previous: number[] = [];
  let last = -1;
  rows.forEach(({ position }, index) => {
    lengths[index] = 1;
    previous[index] = -1;
    for (let other = 0; other < index; other += 1) {
      const rises = (rows[other]?.position ?? 0) < position;
      const length = (lengths[other] ?? 0) + 1;
      if (!rises || length <= (lengths[index] ?? 0)) continue;
      lengths[index] = length;
      previous[index] = other;
    }
    if (last < 0 || (lengths[index] ?? 0) > (lengths[last] ?? 0)) last = index;
  });
  const places = new Set<number>();
  for (let index = last; index >= 0; index = previous[index] ?? -1) places.add(index);
  return places;
}
