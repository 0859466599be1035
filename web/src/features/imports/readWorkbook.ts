import type { Cells } from "@domain/imports/tableColumns";
import { readZip } from "./readZip.ts";

/** Which numbers are days and times, and the day from which days are counted. */
interface NumberFormats {
  readonly ofStyle: readonly ("day" | "time" | null)[];
  readonly start: number;
}

const DAY_MS = 86_400_000;
/** Numbers of the formats that every workbook has (ECMA-376, part 1, 18.8.30). */
const DAY_FORMATS = [14, 15, 16, 17, 22];
const TIME_FORMATS = [18, 19, 20, 21, 45, 46, 47];

/**
 * The rows of the first sheet of an .xlsx file: texts as stored, days as `2026-11-27`, times as `14:30`. A merged cell
 * has its text in its first place.
 *
 * @throws Error if the file is not a workbook of Office Open XML.
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Cells[]> {
  const fileOf = readZip(bytes);
  const [workbook, relations, strings, styles] = await Promise.all([
    fileOf("xl/workbook.xml"),
    fileOf("xl/_rels/workbook.xml.rels"),
    fileOf("xl/sharedStrings.xml"),
    fileOf("xl/styles.xml"),
  ]);
  const [, firstId = ""] = /<(?:\w+:)?sheet\b[^>]*\br:id="([^"]*)"/.exec(workbook ?? "") ?? [];
  const relation = elementsOf(relations ?? "", "Relationship").find(
    ({ attributes }) => attributeOf(attributes, "Id") === firstId,
  );
  const target = attributeOf(relation?.attributes ?? "", "Target").replace(/^\/?(?:xl\/)?/, "");
  const sheet = await fileOf(`xl/${target}`);
  if (sheet === null) throw new Error("The workbook has no sheet.");
  const texts = elementsOf(strings ?? "", "si").map(({ content }) => textIn(content));
  const formats = formatsOf(styles ?? "", /<(?:\w+:)?workbookPr\b[^>]*\bdate1904="(?:1|true)"/.test(workbook ?? ""));
  return elementsOf(sheet, "row").map(({ content }) => cellsIn(content, texts, formats));
}

function cellsIn(row: string, texts: readonly string[], formats: NumberFormats): Cells {
  const cells: string[] = [];
  for (const { attributes, content } of elementsOf(row, "c")) {
    const [letters = ""] = /^[A-Z]+/.exec(attributeOf(attributes, "r")) ?? [];
    const at = letters === "" ? cells.length : columnOf(letters);
    while (cells.length < at) cells.push("");
    cells[at] = cellText(attributes, content, texts, formats);
  }
  return cells;
}

function cellText(attributes: string, content: string, texts: readonly string[], formats: NumberFormats): string {
  const value = plain(elementsOf(content, "v")[0]?.content ?? "");
  switch (attributeOf(attributes, "t")) {
    case "s":
      return texts[Number(value)] ?? "";
    case "inlineStr":
      return textIn(content);
    case "b":
      return value === "1" ? "Yes" : "No";
    case "":
    case "n":
      return numberText(value, formats.ofStyle[Number(attributeOf(attributes, "s"))] ?? null, formats.start);
    default:
      return value;
  }
}

function numberText(value: string, format: "day" | "time" | null, start: number): string {
  if (value === "" || format === null) return value;
  const moment = new Date(start + Math.round(Number(value) * DAY_MS)).toISOString();
  return format === "day" ? moment.slice(0, 10) : moment.slice(11, 16);
}

function formatsOf(styles: string, isFrom1904: boolean): NumberFormats {
  const own = new Map(
    elementsOf(styles, "numFmt").map(({ attributes }) => [
      attributeOf(attributes, "numFmtId"),
      formatOf(plain(attributeOf(attributes, "formatCode"))),
    ]),
  );
  const [used] = elementsOf(styles, "cellXfs");
  const ofStyle = elementsOf(used?.content ?? "", "xf").map(({ attributes }) => {
    const id = attributeOf(attributes, "numFmtId");
    if (DAY_FORMATS.includes(Number(id))) return "day";
    return TIME_FORMATS.includes(Number(id)) ? "time" : (own.get(id) ?? null);
  });
  return { ofStyle, start: isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30) };
}

/** Texts in quotes and brackets are no part of the format: `[$-409]d-mmm;@`. */
function formatOf(code: string): "day" | "time" | null {
  const letters = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, "").toLowerCase();
  if (/[dy]/.test(letters)) return "day";
  return /[hs]/.test(letters) ? "time" : null;
}

/** A is 0. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The text of a cell's runs, without the reading of East Asian characters. */
function textIn(content: string): string {
  const runs = content.replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, "");
  return elementsOf(runs, "t")
    .map((text) => plain(text.content))
    .join("");
}

interface Element {
  readonly attributes: string;
  readonly content: string;
}

/** The elements of a name, which do not contain each other. The page's policy allows no parsing of markup. */
function elementsOf(xml: string, name: string): readonly Element[] {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, "g");
  return [...xml.matchAll(pattern)].map(([, attributes = "", content = ""]) => ({ attributes, content }));
}

function attributeOf(attributes: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function plain(text: string): string {
  return text
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex: string, decimal: string, name: string) => {
      if (name) return ENTITIES[name] ?? whole;
      return String.fromCodePoint(Math.min(hex ? Number.parseInt(hex, 16) : Number(decimal), 0x10ffff));
    })
    .replace(/_x000D_/g, "")
    .replace(/\r\n?/g, "\n");
}
