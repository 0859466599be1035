/** The cells of a pasted table or of a CSV file; the separator is found in the text. */
export async function readTable(text: string): Promise<readonly (readonly string[])[]> {
  const { default: Papa } = await import("papaparse");
  return Papa.parse<string[]>(text.trim(), { skipEmptyLines: "greedy" }).data;
}

/** A table as it is copied out of a spreadsheet; `readTable` reads it back. */
export async function writeTabs(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: Papa } = await import("papaparse");
  return Papa.unparse(
    rows.map((cells) => [...cells]),
    { delimiter: "\t", newline: "\n" },
  );
}

/** A table as a CSV file that a spreadsheet opens right: no cell can start a formula there. */
export async function writeTable(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: Papa } = await import("papaparse");
  // The mark in front tells spreadsheets that the text is UTF-8.
  return `\uFEFF${Papa.unparse(
    rows.map((cells) => [...cells]),
    { escapeFormulae: true },
  )}`;
}
