/** The tallest cairn. A longer list spreads its tasks over these stones. */
export const MAX_STONES = 9;

/** The number of stones for `done` of `total` tasks: the first task adds one, and only the last task adds the last. */
export function laidStones(done: number, total: number): number {
  if (total <= MAX_STONES) return done;
  if (done === 0) return 0;
  if (done >= total) return MAX_STONES;
  return Math.max(1, Math.floor((done / total) * MAX_STONES));
}
