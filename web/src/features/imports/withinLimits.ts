import type { Cells } from "@domain/imports/tableColumns";
import * as text from "@text/tracker/importTable";
import { AppError } from "../../base/errors.ts";

/** Lines of the longest table that is read, cells of a line, and characters of a cell. */
export const MOST_LINES = 20_000;
const MOST_CELLS = 200;
const LONGEST_CELL = 10_000;

/**
 * The table, unless it is larger than any table of one student's rows: then its columns are not even looked for.
 *
 * @throws AppError that says which limit it is.
 */
export function withinLimits(table: readonly Cells[]): readonly Cells[] {
  if (table.length > MOST_LINES) throw new AppError("table-too-large", text.tooManyLines(MOST_LINES));
  for (const cells of table) {
    if (cells.length > MOST_CELLS) throw new AppError("table-too-large", text.tooManyCells(MOST_CELLS));
    if (cells.some((cell) => cell.length > LONGEST_CELL)) {
      throw new AppError("table-too-large", text.cellTooLong(LONGEST_CELL));
    }
  }
  return table;
}
