import Papa from "papaparse";

/** A row of one of the agency's tables, by column. */
export type TableRow = Readonly<Record<string, string>>;

/** Reads a table. The agency's files begin with a byte order mark, and some headers have spaces around them. */
export function readTable(csv: string): readonly TableRow[] {
  const { data: rows, errors } = Papa.parse<TableRow>(csv.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: true,
    transformHeader: (header) => header.trim(),
    transform: (cell) => cell.trim(),
  });
  const [error] = errors;
  if (error) throw new Error(`The table cannot be read: row ${error.row}: ${error.message}`);
  return rows;
}

/** The number in a cell. Null if it is empty, or a dot, which some of the files have for a missing value. */
export function numberIn(row: TableRow | undefined, column: string): number | null {
  const cell = row?.[column] ?? "";
  return cell === "" || cell === "." ? null : Number(cell);
}
