import { compareStructural } from "mobx";

/**
 * The rows `now`, as the same objects as `before` where they are equal. A snapshot makes every row of a document a new
 * object, and without this, every row on screen would render again. Returns `before` itself if no row has changed.
 */
export function keepRows<Row extends { readonly id: string }>(
  before: readonly Row[],
  now: readonly Row[],
): readonly Row[] {
  const byId = new Map(before.map((row) => [row.id, row]));
  const rows = now.map((row) => {
    const known = byId.get(row.id);
    return known && compareStructural(known, row) ? known : row;
  });
  const isSame = rows.length === before.length && rows.every((row, index) => row === before[index]);
  return isSame ? before : rows;
}
