import { readdirSync, readFileSync } from "node:fs";
import { experienceDayOrder, findExperienceTable, readExperienceRow } from "@domain/imports/experienceTable";
import { findSchoolTable, readSchoolRow, schoolDayOrder } from "@domain/imports/schoolTable";
import type { Cells } from "@domain/imports/tableColumns";
import { readTranscript } from "@domain/imports/transcript";
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
  readonly rows: readonly object[];
}

interface TranscriptCase {
  /** Term, year, code, name, credits, grade, and whether the row is sure. */
  readonly rows: readonly (readonly (string | boolean)[])[];
  readonly unread: readonly string[];
}

describe.each(casesIn(TABLES))("table %s", (name) => {
  const expected: TableCase = JSON.parse(textOf(TABLES, `${name}.json`));

  test("the table has its columns and rows read", async () => {
    const { columns, order, rows } = readTable(expected.kind, await readPasted(textOf(TABLES, `${name}.txt`)));

    expect(columns).toEqual(expected.columns);
    expect(rows).toEqual(expected.rows);
    if (expected.dayOrder) expect(order).toBe(expected.dayOrder);
  });

  test("the table loses no line", async () => {
    const cells = await readPasted(textOf(TABLES, `${name}.txt`));
    const { lines, rows } = readTable(expected.kind, cells);

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

function readTable(kind: TableCase["kind"], cells: readonly Cells[]) {
  return kind === "schools" ? readSchools(cells) : readExperiences(cells);
}

function readExperiences(cells: readonly Cells[]) {
  const { columns, lines } = findExperienceTable(cells);
  const fields = columns.map(({ field }) => field);
  const body = lines.flatMap((line) => (line.kind === "row" ? [line.cells] : []));
  const order = experienceDayOrder(body, fields);
  const rows = body.map((row) => readExperienceRow(row, fields, order === "dmy" ? "dmy" : "mdy").row);
  return { columns: fields, lines, order, rows };
}

function readSchools(cells: readonly Cells[]) {
  const { columns, lines } = findSchoolTable(cells);
  const fields = columns.map(({ field }) => field);
  const headings = columns.map(({ heading }) => heading);
  const body = lines.flatMap((line) => (line.kind === "row" ? [line.cells] : []));
  const order = schoolDayOrder(body, fields);
  const rows = body.map((row) => readSchoolRow(row, fields, headings, order === "dmy" ? "dmy" : "mdy").row);
  return { columns: fields, lines, order, rows };
}

/** Sorted, because columns of a page are read one after the other. */
function wordsOf(text: string): readonly string[] {
  return text
    .split(/[\s\u00a0]+/)
    .filter(Boolean)
    .sort();
}
