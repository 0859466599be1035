import { readdirSync, readFileSync } from "node:fs";
import {
  experienceAmounts,
  experienceDayOrder,
  experienceShortForm,
  findExperienceTable,
  readExperienceRow,
} from "@domain/imports/experienceTable";
import { findSchoolTable, readSchoolRow, schoolDayOrder, schoolShortForm } from "@domain/imports/schoolTable";
import type { Cells } from "@domain/imports/tableColumns";
import { readTranscript } from "@domain/imports/transcript/transcript";
import { inSchoolYear, type ShortForm } from "@domain/imports/writtenDay";
import { asksComma } from "@domain/shared/writtenHours";
import { describe, expect, test } from "vitest";
import { readPasted, readPastedLines } from "./readPasted.ts";

/**
 * The tables and transcripts in `cases` are made up in the layouts that students paste. What each must be read as was
 * written by hand before the code that reads them.
 */
const TABLES = new URL("./cases/tables/", import.meta.url);
const TRANSCRIPTS = new URL("./cases/transcripts/", import.meta.url);

interface TableCase {
  readonly kind: "experiences" | "schools";
  readonly columns: readonly (string | null)[];
  readonly dayOrder?: string;
  /** Must be asked: the school year of days without a year, or what "Nov 15" is. The answer that the rows are read with. */
  readonly short?: number | "month-year";
  /** Must be asked: what a comma in a number is. */
  readonly comma?: "decimal" | "thousands";
  readonly rows: readonly object[];
  /** What is kept as written, by the place of the row and the column. */
  readonly unreadable?: Readonly<Record<string, string>>;
}

interface TranscriptCase {
  /** Term, year, code, name, credits, grade, and whether the row is sure. */
  readonly rows: readonly (readonly (string | boolean)[])[];
  readonly unread: readonly string[];
}

describe.each(casesIn(TABLES))("table %s", (name) => {
  const expected: TableCase = JSON.parse(textOf(TABLES, `${name}.json`));

  test("the table has its columns and rows read", async () => {
    const { columns, order, asked, rows, unreadable } = readTable(
      expected,
      await readPasted(textOf(TABLES, `${name}.txt`)),
    );

    expect(columns).toEqual(expected.columns);
    expect(rows).toEqual(expected.rows);
    expect(unreadable).toEqual(expected.unreadable ?? {});
    expect(asked).toEqual({ short: expected.short !== undefined, comma: expected.comma !== undefined });
    if (expected.dayOrder) expect(order).toBe(expected.dayOrder);
  });

  test("the table loses no line", async () => {
    const cells = await readPasted(textOf(TABLES, `${name}.txt`));
    const { lines, rows } = readTable(expected, cells);

    expect(lines).toHaveLength(cells.length);
    expect(lines.filter(({ kind }) => kind === "row")).toHaveLength(rows.length);
    expect(lines.filter(({ kind }) => kind === "unread")).toEqual([]);
  });
});

describe.each(casesIn(TRANSCRIPTS))("transcript %s", (name) => {
  const expected: TranscriptCase = JSON.parse(textOf(TRANSCRIPTS, `${name}.json`));
  const text = textOf(TRANSCRIPTS, `${name}.txt`);

  test("the transcript has its courses read", async () => {
    const { rows } = readTranscript(await readPastedLines(text));

    expect(
      rows.map(({ text: { term, year, code, name: title, credits, grade }, doubt }) => [
        ...[term, year, code, title, credits, grade].map((part) => part ?? ""),
        doubt === null,
      ]),
    ).toEqual(expected.rows);
  });

  test("the transcript loses no word of its text", async () => {
    const { lines } = readTranscript(await readPastedLines(text));

    expect(wordsOf(lines.map((line) => line.text).join(" "))).toEqual(wordsOf(text.replace(/"|,(?=")|(?<="),/g, " ")));
    expect(lines.filter(({ kind }) => kind === "unread").map((line) => line.text)).toEqual(expected.unread);
  });
});

function casesIn(folder: URL): readonly string[] {
  return readdirSync(folder).flatMap((file) => (file.endsWith(".txt") ? file.slice(0, -4) : []));
}

function textOf(folder: URL, file: string): string {
  return readFileSync(new URL(file, folder), "utf8");
}

function readTable(expected: TableCase, cells: readonly Cells[]) {
  const isSchools = expected.kind === "schools";
  const found = isSchools ? findSchoolTable(cells) : findExperienceTable(cells);
  const headings = found.columns.map(({ heading }) => heading);
  const body = found.lines.flatMap((line) => (line.kind === "row" ? [line.cells] : []));
  const read = isSchools
    ? schoolsIn(body, findSchoolTable(cells), expected)
    : experiencesIn(body, findExperienceTable(cells), expected);
  return { ...read, headings, lines: found.lines };
}

function experiencesIn(
  body: readonly Cells[],
  { columns }: ReturnType<typeof findExperienceTable>,
  answers: TableCase,
) {
  const fields = columns.map(({ field }) => field);
  const short = experienceShortForm(
    body,
    fields,
    columns.map(({ heading }) => heading),
  );
  const order = experienceDayOrder(body, fields, answered(short, answers));
  const comma = asksComma(experienceAmounts(body, fields));
  const reading = {
    order: order === "dmy" ? order : ("mdy" as const),
    short: answered(short, answers),
    comma: answers.comma,
  };
  const read = body.map((row) => readExperienceRow(row, fields, reading));
  return { columns: fields, order, asked: { short: short === "ask", comma }, ...partsOf(read) };
}

function schoolsIn(body: readonly Cells[], { columns }: ReturnType<typeof findSchoolTable>, answers: TableCase) {
  const fields = columns.map(({ field }) => field);
  const headings = columns.map(({ heading }) => heading);
  const short = schoolShortForm(body, fields, headings);
  const order = schoolDayOrder(body, fields, answered(short, answers));
  const reading = { order: order === "dmy" ? order : ("mdy" as const), short: answered(short, answers) };
  const read = body.map((row) => readSchoolRow(row, fields, headings, reading));
  return { columns: fields, order, asked: { short: short === "ask", comma: false }, ...partsOf(read) };
}

function answered(short: ShortForm | "ask" | null, answers: TableCase): ShortForm | undefined {
  if (short !== "ask") return short ?? undefined;
  return typeof answers.short === "number" ? inSchoolYear(answers.short) : answers.short;
}

function partsOf(read: readonly { readonly row: object; readonly unreadable: object }[]) {
  const unreadable = read.flatMap((one, at) =>
    Object.entries(one.unreadable).map(([column, cell]) => [`${at} ${column}`, cell] as const),
  );
  return { rows: read.map(({ row }) => row), unreadable: Object.fromEntries(unreadable) };
}

/** Sorted, because columns of a page are read one after the other. */
function wordsOf(text: string): readonly string[] {
  return text
    .split(/[\s\u00a0]+/)
    .filter(Boolean)
    .sort();
}
