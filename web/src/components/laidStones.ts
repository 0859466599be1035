/** The tallest cairn; a longer list shares its tasks out over these stones. */
export const MAX_STONES = 9;

/** How many stones lie when `done` of `total` tasks are done: the first task shows, the last stone waits for the last. */
export function laidStones(done: number, total: number): number {
  if (total <= MAX_STONES) return done;
  if (done === 0) return 0;
  if (done >= total) return MAX_STONES;
  return Math.max(1, Math.floor((done / total) * MAX_STONES));
}
