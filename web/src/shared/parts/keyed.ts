/**
 * Gives each row a key that stays with it when rows are added or removed: its name, and a number where a name repeats.
 */
export function keyed<Row>(rows: readonly Row[], nameOf: (row: Row) => string): readonly (readonly [string, Row])[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const name = nameOf(row);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [`${name} ${count}`, row];
  });
}
