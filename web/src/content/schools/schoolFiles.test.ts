import { brotliCompressSync } from "node:zlib";
import { SCHOOL_KINDS, schoolName } from "@domain/school/school";
import { schoolFigures } from "@domain/school/schoolFigures";
import { usState } from "@domain/school/usState";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import nicknameFile from "../schoolNicknames.json" with { type: "json" };
import checkedFile from "./checkedFigures.json" with { type: "json" };
import directoryFile from "./collegeDirectory.json" with { type: "json" };
import { COLLEGE_COLUMNS } from "./collegeFacts.ts";
import figuresFile from "./collegeFigures.json" with { type: "json" };
import pricesFile from "./collegePrices.json" with { type: "json" };
import type { PRICE_COLUMNS } from "./collegePrices.ts";
import traitsFile from "./collegeTraits.json" with { type: "json" };
import type { TRAIT_COLUMNS } from "./collegeTraits.ts";
import legacyFile from "./legacyCollegeIds.json" with { type: "json" };
import { MAJOR_FAMILIES } from "./majorFamilies.ts";
import professionalFile from "./professionalSchools.json" with { type: "json" };
import policyFile from "./testPolicies.json" with { type: "json" };

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const line = z.string().check(z.minLength(1), z.maxLength(200));
const source = z.strictObject({ year: line, source: line });
/** Ids are stored with students' schools and are at most 80 characters long. */
const id = z.string().check(z.regex(/^(md|do|dds)-[a-z0-9-]{1,70}$/));

/** A cell of a row: empty if unknown. */
const cell = (pattern: RegExp) => z.string().check(z.regex(pattern));
const upTo = (most: number) =>
  z.string().check(z.refine((text) => text === "" || (/^\d+(\.\d)?$/.test(text) && Number(text) <= most)));

const DIRECTORY = {
  unitid: cell(/^\d{6}$/),
  name: schoolName,
  city: z.string().check(z.minLength(1), z.maxLength(100)),
  state: usState,
  prominence: upTo(25),
  aliases: z.string().check(z.maxLength(160)),
};

const FIGURES: Record<(typeof COLLEGE_COLUMNS)[number], z.ZodMiniType> = {
  unitid: cell(/^\d{6}$/),
  control: cell(/^[PNF]$/),
  level: cell(/^[234]$/),
  is_open: cell(/^1?$/),
  website: cell(/^[a-z0-9.-]+\.[a-z]+(?:\/[\w.~/-]*)?$/i),
  undergraduates: upTo(200_000),
  tuition_in: upTo(99_000),
  tuition_out: upTo(99_000),
  graduation_rate: upTo(100),
  admit_rate: upTo(100),
  test_policy: cell(/^[RONB]?$/),
  sat_low: upTo(1600),
  sat_high: upTo(1600),
  sat_sent: upTo(100),
  act_low: upTo(36),
  act_high: upTo(36),
  act_sent: upTo(100),
  note: z.string().check(z.maxLength(200)),
};

const TRAITS: Record<(typeof TRAIT_COLUMNS)[number], z.ZodMiniType> = {
  unitid: cell(/^\d{6}$/),
  locale: cell(/^(?:[1-4][1-3])?$/),
  majors: cell(new RegExp(`^(?:${MAJOR_FAMILIES.join("|")})*$`)),
};

/** USD. Grants can be more than the costs. */
const price = cell(/^(?:-?\d{1,5})?$/);
const PRICES: Record<(typeof PRICE_COLUMNS)[number], z.ZodMiniType> = {
  unitid: cell(/^\d{6}$/),
  net_price: price,
  net_price_30: price,
  net_price_48: price,
  net_price_75: price,
  net_price_110: price,
  net_price_over: price,
};

function rowsOf(file: { readonly fields: readonly string[]; readonly rows: readonly string[] }) {
  return file.rows.map((row) => {
    const cells = row.split("\t");
    return Object.fromEntries(file.fields.map((field, index) => [field, cells[index] ?? ""]));
  });
}

describe("colleges", () => {
  const directory = rowsOf(directoryFile);
  const figures = rowsOf(figuresFile);
  const number = (text: string | undefined) => (text ? Number(text) : null);

  test("every row of the colleges has the columns that the app reads, in their bounds", () => {
    expect(directoryFile.fields).toEqual(Object.keys(DIRECTORY));
    expect(figuresFile.fields).toEqual(COLLEGE_COLUMNS);
    for (const row of directory)
      expect(z.strictObject(DIRECTORY).safeParse(row).error?.issues, row.name).toBeUndefined();
    for (const row of figures) expect(z.strictObject(FIGURES).safeParse(row).error?.issues, row.unitid).toBeUndefined();
  });

  test("both files of colleges have the same ones, each once", () => {
    const ids = directory.map(({ unitid }) => unitid);

    expect(new Set(ids).size).toBe(3_205);
    expect(figures.map(({ unitid }) => unitid)).toEqual(ids);
  });

  test("every figure of a college has a year and a source", () => {
    const sources = z.strictObject({
      is_open: source,
      undergraduates: source,
      tuition: source,
      graduation_rate: source,
      admission: source,
    });

    expect(sources.safeParse(figuresFile.sources).error).toBeUndefined();
    expect(source.safeParse({ year: directoryFile.year, source: directoryFile.source }).success).toBe(true);
    expect([directoryFile.as_of, figuresFile.as_of].map((each) => day.safeParse(each).success)).toEqual([true, true]);
  });

  test("a college with open admission has no admit rate", () => {
    expect(figures.filter(({ is_open, admit_rate }) => is_open === "1" && admit_rate !== "")).toEqual([]);
    expect(figures.filter(({ is_open }) => is_open === "1").length).toBeGreaterThan(1_000);
  });

  test.each([
    ["sat_low", "sat_high", 400],
    ["act_low", "act_high", 9],
    ["tuition_in", "tuition_out", 0],
  ] as const)("a college's %s is at most its %s and at least %i", (low, high, least) => {
    const wrong = figures.filter((row) => {
      const [from, to] = [number(row[low]), number(row[high])];
      return from !== null && (from < least || from > (to ?? from));
    });

    expect(wrong).toEqual([]);
  });

  test("a range of scores has both ends", () => {
    expect(figures.filter((row) => (row.sat_low === "") !== (row.sat_high === ""))).toEqual([]);
    expect(figures.filter((row) => (row.act_low === "") !== (row.act_high === ""))).toEqual([]);
  });

  test("two colleges of one name and state are in different cities, or have different websites", () => {
    const keyOf = (index: number) => {
      const { name, city, state } = directory[index] ?? {};
      return [name, city, state, figures[index]?.website].join(" ");
    };

    expect(new Set(directory.map((_, index) => keyOf(index))).size).toBe(directory.length);
  });

  test("every old id of a college has a row", () => {
    const ids = new Set(directory.map(({ unitid }) => unitid));

    expect(Object.keys(legacyFile)).toHaveLength(96);
    expect(Object.entries(legacyFile).filter(([, unitid]) => !ids.has(String(unitid)))).toEqual([]);
    expect(new Set(Object.values(legacyFile)).size).toBe(96);
  });
});

describe("the settings, majors and net prices of colleges", () => {
  const known = new Set(rowsOf(directoryFile).map(({ unitid }) => unitid));

  test.each([
    ["collegeTraits.json", traitsFile, TRAITS],
    ["collegePrices.json", pricesFile, PRICES],
  ])("every row of %s is in its bounds and of a known college", (_, file, columns) => {
    expect(file.fields).toEqual(Object.keys(columns));
    for (const row of rowsOf(file)) {
      expect([row.unitid, known.has(row.unitid)]).toEqual([row.unitid, true]);
      expect(z.strictObject(columns).safeParse(row).error?.issues, row.unitid).toBeUndefined();
    }
  });

  test("a file with rows says where they are from, and one without says nothing", () => {
    const sourced = z.strictObject({ locale: source, majors: source });

    expect((traitsFile.rows.length > 0 ? sourced : z.strictObject({})).safeParse(traitsFile.sources).success).toBe(
      true,
    );
    const priced = pricesFile.rows.length > 0 ? z.strictObject({ net_price: source }) : z.strictObject({});
    expect(priced.safeParse(pricesFile.sources).success).toBe(true);
  });
});

describe("medical and dental schools", () => {
  test("the file of medical and dental schools has the fields that the app reads, and no others", () => {
    const stored = z.strictObject({
      id,
      name: schoolName,
      kind: z.enum(SCHOOL_KINDS),
      degree: z.optional(z.enum(["DDS", "DMD"])),
      city: z.string().check(z.minLength(1), z.maxLength(100)),
      state: usState,
      control: z.enum(["public", "private"]),
      services: z.array(z.enum(["AMCAS", "AACOMAS", "TMDSAS", "AADSAS", "own"])).check(z.minLength(1)),
      website: z.string().check(z.regex(/^https:\/\/[^\s/]+\/\S*$/)),
      campus_of: z.optional(id),
      status: z.optional(line),
      first_class: z.optional(z.string().check(z.regex(/^20\d\d$/))),
      confidence: z.enum(["seen", "sure", "check"]),
      note: z.optional(line),
      source: z.optional(line),
    });
    const file = z.strictObject({
      checked_on: day,
      confidence: z.record(z.string(), line),
      schools: z.array(stored),
    });

    expect(file.safeParse(professionalFile).error).toBeUndefined();
  });

  test("the medical and dental schools are the accredited ones: 163 MD, 47 DO with 24 further campuses and 76 dental", () => {
    const { schools } = professionalFile;
    const count = (kind: string, isCampus: boolean) =>
      schools.filter((school) => school.kind === kind && (school.campus_of !== undefined) === isCampus).length;

    expect([count("MD", false), count("DO", false), count("DO", true), count("DDS", false)]).toEqual([163, 47, 24, 76]);
    expect(schools.filter(({ services }) => services.includes("TMDSAS"))).toHaveLength(18);
    expect(new Set(schools.map((school) => school.id)).size).toBe(schools.length);
    expect(new Set(schools.map(({ name }) => name)).size).toBe(schools.length);
    for (const { campus_of } of schools) {
      if (campus_of !== undefined) expect(schools.some((school) => school.id === campus_of)).toBe(true);
    }
  });

  test("the kind of a medical or dental school is in its id, and only dental schools name a degree", () => {
    for (const { id: schoolId, kind, degree } of professionalFile.schools) {
      expect([schoolId, schoolId.split("-")[0], degree !== undefined]).toEqual([
        schoolId,
        kind.toLowerCase(),
        kind === "DDS",
      ]);
    }
  });
});

test("the figures that Cairn has checked itself belong to known schools, with a source", () => {
  const known = new Set([...Object.keys(legacyFile), ...professionalFile.schools.map((school) => school.id)]);
  const stored = z.strictObject({
    service: z.optional(z.enum(["UC Application", "own"])),
    from: z.optional(z.enum(Object.keys(checkedFile.sources))),
    figures: z.optional(z.partial(schoolFigures)),
  });
  const file = z.strictObject({
    checked_on: day,
    sources: z.record(z.string(), z.strictObject({ year: line, source: line.check(z.maxLength(300)) })),
    schools: z.record(z.string(), stored),
  });

  expect(file.safeParse(checkedFile).error).toBeUndefined();
  for (const [schoolId, school] of Object.entries(checkedFile.schools)) {
    expect([schoolId, known.has(schoolId) || /^ug-\d{6}$/.test(schoolId)]).toEqual([schoolId, true]);
    expect([schoolId, "from" in school]).toEqual([schoolId, "figures" in school]);
  }
});

describe("brotli sizes in KiB", () => {
  const sizeOf = (...files: readonly object[]) =>
    files.reduce((sum, file) => sum + brotliCompressSync(JSON.stringify(file)).length / 1_024, 0);

  test("a search of colleges loads at most 75 KiB, with settings and majors", () => {
    expect(sizeOf(directoryFile, legacyFile, nicknameFile, traitsFile)).toBeLessThanOrEqual(75);
  });

  test("a search of medical and dental schools loads at most 15 KiB", () => {
    expect(sizeOf(professionalFile, nicknameFile)).toBeLessThanOrEqual(15);
  });

  test("the figures of a college load at most 70 KiB, those of another school at most 15 KiB", () => {
    expect(sizeOf(figuresFile, legacyFile, checkedFile, policyFile)).toBeLessThanOrEqual(70);
    expect(sizeOf(professionalFile, checkedFile)).toBeLessThanOrEqual(15);
  });
});
