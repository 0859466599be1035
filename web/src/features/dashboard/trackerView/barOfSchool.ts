/** The most schools on a bar that are each a sixth of the full width. */
const ROOM = 6;

/** The part of the full width for each school. If a bar has more than six, all bars shrink by the same factor. */
export function barOfSchool(counts: readonly number[]): number {
  return 1 / Math.max(ROOM, ...counts);
}
