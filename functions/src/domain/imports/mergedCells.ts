import type { Cells, FoundTable } from "./tableColumns.ts";

/** How many of the leads name the row. */
const NAMES = 3;

/**
 * Fills what a merged cell leaves empty: spreadsheets copy its text only into its first row. Rows that have an amount of
 * their own, but no name, get the cells of the row above.
 *
 * @param own The column that only such a row needs.
 * @param leads The columns that merged cells fill, those that name the row first.
 */
export function filledDown<Field extends string>(
  table: FoundTable<Field>,
  own: Field,
  leads: readonly Field[],
): FoundTable<Field> {
  const place = (field: Field) => table.columns.findIndex((column) => column.field === field);
  const ownAt = place(own);
  const names = leads
    .slice(0, NAMES)
    .map(place)
    .filter(isFound)
    .toSorted((a, b) => a - b);
  const filled = leads.map(place).filter(isFound);
  if (ownAt < 0 || names.length === 0) return table;
  const isMerged = (cells: Cells) => names.every((at) => !cells[at]) && Boolean(cells[ownAt]);
  const hasMerged = table.lines.some(({ kind, cells }) => kind === "row" && isMerged(cells));
  let above: Cells = [];
  const lines = table.lines.map((line) => {
    if (line.kind !== "row") return line;
    // A cell can be merged over several roles: it stands before the first column that the row fills.
    const firstNamed = names.find((at) => line.cells[at]) ?? table.columns.length;
    const isUnder = (at: number) => filled.includes(at) && (isMerged(line.cells) || (hasMerged && at < firstNamed));
    const cells = Array.from(table.columns, (_, at) => line.cells[at] || (isUnder(at) && above[at]) || "");
    above = cells;
    return { ...line, cells };
  });
  return { ...table, lines };
}

function isFound(at: number): boolean {
  return at >= 0;
}
