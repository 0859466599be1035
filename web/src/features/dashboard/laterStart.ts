/** A list of far tasks alone still shows this many. */
const AT_LEAST = 5;

/**
 * Where the rows begin that a list folds as far away: behind the last row that is not, so that an order of the student's
 * own is kept.
 *
 * @param areFar One for each open row, in order.
 */
export function laterStart(areFar: readonly boolean[]): number {
  return Math.max(areFar.lastIndexOf(false) + 1, Math.min(AT_LEAST, areFar.length));
}
