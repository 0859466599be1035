import { numberIn, type TableRow } from "./readTable.ts";
import { readZip } from "./readZip.ts";

/** What the agency says of its own table, in the dictionary that it publishes with it. */
export interface Dictionary {
  /** By column: how many rows have a value, and the sum of the values. */
  readonly statistics: ReadonlyMap<string, { readonly count: number; readonly sum: number }>;
  /** By column and code: how many rows have the code. */
  readonly frequencies: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Reads the workbook's sheets "Statistics" and "Frequencies". */
export function readDictionary(workbook: Buffer): Dictionary {
  const files = readZip(workbook);
  const xml = (name: string) => files.get(name)?.toString("utf8") ?? "";
  const strings = [...xml("xl/sharedStrings.xml").matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = ""]) => textIn(item));
  const rows = (sheet: string) => rowsOf(xml(pathOf(sheet, xml)), strings);
  const statistics = rows("Statistics").map(
    ([, name = "", count, sum]) => [name, { count: Number(count), sum: Number(sum) }] as const,
  );
  const [header = [], ...codes] = rows("Frequencies");
  // The dictionaries do not agree on capital letters.
  const headings = header.map((column) => column.trim().toLowerCase());
  const [nameAt, codeAt, countAt] = ["varname", "codevalue", "frequency"].map((column) => headings.indexOf(column));
  const frequencies = new Map<string, Map<string, number>>();
  for (const row of codes) {
    const name = row[nameAt ?? 0] ?? "";
    const counts = frequencies.get(name) ?? new Map<string, number>();
    frequencies.set(name, counts.set(row[codeAt ?? 0] ?? "", wholeNumber(row[countAt ?? 0])));
  }
  return { statistics: new Map(statistics.slice(1)), frequencies };
}

/** Some dictionaries write 3526 as the text "3,526". */
function wholeNumber(text = ""): number {
  return Number(text.replaceAll(",", ""));
}

/** Where a table differs from its dictionary in the columns, one line each. A column that the dictionary lacks differs. */
export function tableProblems(
  table: string,
  rows: readonly TableRow[],
  { statistics, frequencies }: Dictionary,
  columns: readonly string[],
): readonly string[] {
  return columns.flatMap((column) => {
    const codes = frequencies.get(column);
    if (codes) return [...codes].flatMap(([code, count]) => differs(`${table}.${column} ${code}`, having(code), count));
    const said = statistics.get(column);
    if (!said) return [`${table}.${column} is not in the dictionary.`];
    const values = rows.flatMap((row) => numberIn(row, column) ?? []);
    const sum = values.reduce((total, value) => total + value, 0);
    return [
      ...differs(`${table}.${column} count`, values.length, said.count),
      ...differs(`${table}.${column} sum`, sum, said.sum),
    ];

    function having(code: string): number {
      return rows.filter((row) => row[column] === code).length;
    }
  });
}

function differs(what: string, found: number, said: number): readonly string[] {
  // Sums of ratios are rounded in the dictionary.
  return Math.abs(found - said) < 0.5 ? [] : [`${what}: ${found} in the table, ${said} in the dictionary.`];
}

/** The path of a sheet in the workbook. Empty if there is no such sheet. */
function pathOf(sheet: string, xml: (name: string) => string): string {
  const id = new RegExp(`<sheet name="${sheet}"[^>]*r:id="([^"]+)"`).exec(xml("xl/workbook.xml"))?.[1] ?? "";
  const relation = xml("xl/_rels/workbook.xml.rels").match(/<Relationship [^>]*>/g) ?? [];
  const target = relation.find((each) => each.includes(`Id="${id}"`))?.match(/Target="([^"]+)"/)?.[1] ?? "";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

/** The texts of a sheet's cells. Empty cells are left out in the file, so each cell names its column. */
function rowsOf(sheet: string, strings: readonly string[]): readonly (readonly string[])[] {
  return [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = ""]) => {
    const cells: string[] = [];
    for (const [, attributes = "", content = ""] of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const value = /<v>(.*?)<\/v>/s.exec(content)?.[1] ?? textIn(content);
      const column = /r="([A-Z]+)/.exec(attributes)?.[1] ?? "A";
      cells[columnNumber(column)] = attributes.includes('t="s"') ? (strings[Number(value)] ?? "") : value;
    }
    return Array.from(cells, (cell) => cell ?? "");
  });
}

function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textIn(xml: string): string {
  const texts = [...xml.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text]) => text);
  return texts.join("").replaceAll("&amp;", "&");
}
