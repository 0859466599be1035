import type { Cells } from "@domain/imports/tableColumns";
import { withoutFormulaMark } from "../../ui/csv/formulaMark.ts";
import { tableInHtml } from "./tableInHtml.ts";

/** How many lines must have the same number of cells, as a share of all lines. */
const MOSTLY = 0.6;
const SEPARATORS = ["\t", "|", ";", ","] as const;

/**
 * The cells of a pasted or opened table: tabs as from spreadsheets, CSV with commas, semicolons or pipes, markup from a
 * web page, or text with wide gaps. Any other text has one cell on each line. Empty lines are left out, and so are the
 * apostrophes that keep the cells of an export from being formulas.
 */
export async function readPasted(text: string): Promise<readonly Cells[]> {
  const rows = await cellsOf(text);
  return rows.map((cells) => cells.map(withoutFormulaMark));
}

async function cellsOf(text: string): Promise<readonly Cells[]> {
  const inHtml = tableInHtml(text);
  if (inHtml) return inHtml;
  const { default: Papa } = await import("papaparse");
  const plain = text.replace(/^\uFEFF/, "").trimEnd();
  let best: { readonly rows: readonly Cells[]; readonly share: number } = { rows: [], share: MOSTLY };
  for (const delimiter of SEPARATORS) {
    if (!plain.includes(delimiter)) continue;
    const parsed = Papa.parse<string[]>(plain, { delimiter, skipEmptyLines: "greedy" }).data;
    const rows = delimiter === "|" ? withoutEdges(parsed) : parsed;
    const share = regularity(rows);
    if (share > best.share || (share === best.share && best.rows.length === 0)) best = { rows, share };
  }
  if (best.rows.length > 0) return best.rows;
  const lines = plain.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  const aligned = lines.map((line) => line.trim().split(/[\s\u00a0]{2,}/));
  return regularity(aligned) >= MOSTLY ? aligned : lines.map((line) => [line]);
}

/**
 * The lines of a pasted or opened transcript: cells where tabs or a CSV file's separators part them, otherwise one cell
 * with all spaces, because they align the columns.
 */
export async function readPastedLines(text: string): Promise<readonly Cells[]> {
  if (text.includes("\t") && tableInHtml(text) === null) {
    const { default: Papa } = await import("papaparse");
    return Papa.parse<string[]>(text, { delimiter: "\t", skipEmptyLines: "greedy" }).data;
  }
  const cells = await readPasted(text);
  const isCsv =
    tableInHtml(text) !== null ||
    (cells.some(({ length }) => length > 3) && cells.every((row) => !row.some((cell) => /\s{3,}/.test(cell))));
  return isCsv && !isAligned(text) ? cells : text.split(/\r\n?|\n/).map((line) => [line]);
}

/** Gaps between words, as in the text of a PDF. */
function isAligned(text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.filter((line) => /\S[\s\u00a0]{2,}\S/.test(line)).length * 4 > lines.length;
}

/** The share of rows that have the most frequent number of cells; 0 if that is a single cell. */
function regularity(rows: readonly Cells[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width = 0, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return width > 1 ? count / rows.length : 0;
}

/** Pipes often stand at both ends of a line, too. */
function withoutEdges(rows: readonly Cells[]): readonly Cells[] {
  const isEdged = rows.every((cells) => cells.length > 2 && cells[0]?.trim() === "" && cells.at(-1)?.trim() === "");
  return isEdged ? rows.map((cells) => cells.slice(1, -1)) : rows;
}
