/** The width of a bar for each school on it. */
const PIXELS = 20;
/** The most schools that a bar of the full width has room for. */
const ROOM = 6;

/** Twenty pixels a school; past six on one bar, all bars shrink alike. */
export function pixelsASchool(counts: readonly number[]): number {
  return (PIXELS * ROOM) / Math.max(ROOM, ...counts);
}
