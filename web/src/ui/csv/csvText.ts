/** Rows of cells, headings first. */
export type Table = readonly (readonly string[])[];

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * What spreadsheets read as a formula, also after spaces, in a cell of several lines, and in the wide forms that they
 * accept in East Asian languages (https://owasp.org/www-community/attacks/CSV_Injection). papaparse's own pattern does
 * not match a cell of several lines.
 */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;

/** A table as a CSV file for spreadsheets. No cell can start a formula: an apostrophe keeps it text. */
export async function csvText(table: Table): Promise<string> {
  const { unparse } = await import("papaparse");
  const rows = table.map((cells) => [...cells]);
  return BYTE_ORDER_MARK + unparse(rows, { escapeFormulae: FORMULA, newline: "\r\n" });
}
