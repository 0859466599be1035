/** The width for each school on a bar. */
const PIXELS = 20;
/** The most schools on a bar at full width. */
const ROOM = 6;

/** Twenty pixels for each school. If a bar has more than six, all bars shrink by the same factor. */
export function pixelsASchool(counts: readonly number[]): number {
  return (PIXELS * ROOM) / Math.max(ROOM, ...counts);
}
