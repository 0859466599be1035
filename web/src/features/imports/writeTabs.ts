import type { Cells } from "@domain/imports/tableColumns";

/** A table in the format that spreadsheets copy: tabs, with quotes around cells that need them. */
export function writeTabs(rows: readonly Cells[]): string {
  return rows.map((cells) => cells.map(quoted).join("\t")).join("\n");
}

function quoted(cell: string): string {
  return /[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
