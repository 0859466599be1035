/** The width for each school on a bar. */
const PIXELS = 20;
/** The most schools on a bar at full width. */
const ROOM = 6;
/** The width of the second digit of the number after a bar. */
const DIGIT = 12;

/** Twenty pixels for each school. If a bar has more than six, all bars shrink by the same factor to fit their column. */
export function pixelsASchool(counts: readonly number[]): number {
  const most = Math.max(ROOM, ...counts);
  return (PIXELS * ROOM - (most > 9 ? DIGIT : 0)) / most;
}
