import type { Cells, FoundLine, FoundTable } from "./tableColumns.ts";

/**
 * Fills what a merged cell leaves empty: spreadsheets copy its text only into its first row. Rows that have an amount of
 * their own, but no name, get the name of the row above. What was filled is marked as taken.
 *
 * @param own The column that only such a row needs.
 * @param named The columns that name a row.
 */
export function filledDown<Field extends string>(
  table: FoundTable<Field>,
  own: Field,
  named: readonly Field[],
): FoundTable<Field> {
  const place = (field: Field) => table.columns.findIndex((column) => column.field === field);
  const ownAt = place(own);
  const names = named
    .map(place)
    .filter((at) => at >= 0)
    .toSorted((a, b) => a - b);
  const isMerged = ({ kind, cells }: FoundLine) =>
    kind === "row" && Boolean(cells[ownAt]) && names.every((at) => !cells[at]);
  if (ownAt < 0 || names.length === 0 || !table.lines.some(isMerged)) return table;
  let above: Cells = [];
  const lines = table.lines.map((line) => {
    if (line.kind !== "row") return line;
    // A cell can be merged over several roles: it stands before the first column that the row fills.
    const firstNamed = names.find((at) => line.cells[at]);
    const columns = names.filter((at) => at < (firstNamed ?? table.columns.length) && above[at]);
    const cells = Array.from(table.columns, (_, at) => (columns.includes(at) ? above[at] : line.cells[at]) ?? "");
    above = cells;
    if (columns.length === 0 || !line.cells[ownAt]) return line;
    return { ...line, cells, taken: { columns, isSure: firstNamed === undefined } };
  });
  return { ...table, lines };
}

/** The columns of a row that still hold what they took from the row above, once the student has corrected its cells. */
export function takenColumns({ cells, taken }: FoundLine, corrected: Cells): readonly number[] {
  return taken?.columns.filter((at) => corrected[at] === cells[at]) ?? [];
}
