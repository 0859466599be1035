import { FORMULA } from "./formulaMark.ts";

/** Rows of cells, headings first. */
export type Table = readonly (readonly string[])[];

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A table as a CSV file for spreadsheets. No cell can start a formula: an apostrophe keeps it text. */
export async function csvText(table: Table): Promise<string> {
  const { unparse } = await import("papaparse");
  const rows = table.map((cells) => [...cells]);
  return BYTE_ORDER_MARK + unparse(rows, { escapeFormulae: FORMULA, newline: "\r\n" });
}
