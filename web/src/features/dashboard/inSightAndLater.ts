/** The first rows are in sight whatever their dates. */
const AT_LEAST = 5;

/**
 * Splits the open rows of a list into those in sight and those to fold as far away. In the student's own order, the
 * first rows stay in sight even if they are far away.
 */
export function inSightAndLater<Row>(
  rows: readonly Row[],
  isFar: (row: Row) => boolean,
): [inSight: Row[], later: Row[]] {
  const later = rows.filter((row, place) => place >= AT_LEAST && isFar(row));
  return [rows.filter((row) => !later.includes(row)), later];
}
