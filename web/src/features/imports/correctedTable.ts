import { takenColumns } from "@domain/imports/mergedCells";
import type { Cells, FoundTable } from "@domain/imports/tableColumns";

/**
 * All lines of the table in their order, with the corrected rows. What a row has taken from the one above is left empty,
 * so that it is marked again when the table is read again.
 *
 * @param rows The cells of its rows.
 */
export function correctedTable({ lines }: FoundTable<string>, rows: readonly Cells[]): readonly Cells[] {
  let next = 0;
  return lines.map((line) => {
    if (line.kind !== "row") return line.cells;
    const cells = rows[next] ?? line.cells;
    next += 1;
    const taken = takenColumns(line, cells);
    return cells.map((cell, at) => (taken.includes(at) ? "" : cell));
  });
}
