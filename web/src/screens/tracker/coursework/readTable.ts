/** The cells of a pasted table or a CSV file. Detects the separator. */
export async function readTable(text: string): Promise<readonly (readonly string[])[]> {
  const { default: Papa } = await import("papaparse");
  return Papa.parse<string[]>(text.trim(), { skipEmptyLines: "greedy" }).data;
}

/** A table in the format that spreadsheets copy. `readTable` parses it. */
export async function writeTabs(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: Papa } = await import("papaparse");
  return Papa.unparse(
    rows.map((cells) => [...cells]),
    { delimiter: "\t", newline: "\n" },
  );
}

/** A table as a CSV file for spreadsheets. No cell can start a formula. */
export async function writeTable(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: Papa } = await import("papaparse");
  // The byte order mark tells spreadsheets that the text is UTF-8.
  return `\uFEFF${Papa.unparse(
    rows.map((cells) => [...cells]),
    { escapeFormulae: true },
  )}`;
}
