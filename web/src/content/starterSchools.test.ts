import { serviceOf } from "@domain/application/applicationService";
import { KINDS_OF, SCHOOL_KINDS, SCHOOL_LIMIT, school, schoolName } from "@domain/school/school";
import { schoolFigures } from "@domain/school/schoolFigures";
import { TEST_POLICIES } from "@domain/school/testPolicy";
import { usState } from "@domain/school/usState";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import schoolFile from "./schools.json" with { type: "json" };
import { loadStarterSchools } from "./starterSchools.ts";

const list = await loadStarterSchools();
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const https = z.string().check(z.regex(/^https:\/\/[^\s/]+\/\S*$/));

test("the file has the fields the app reads, and no others", () => {
  const stored = z.strictObject({
    id: z.string().check(z.regex(/^(ug|md|do|dds)-[a-z0-9-]+$/)),
    name: schoolName,
    kind: z.enum(SCHOOL_KINDS),
    city: z.string().check(z.minLength(1), z.maxLength(100)),
    state: usState,
    control: z.optional(z.enum(["public", "private"])),
    degree: z.optional(z.enum(["DDS", "DMD"])),
    service: z.optional(z.string()),
    website: https,
    test_policy: z.optional(z.enum(TEST_POLICIES)),
    test_note: z.optional(z.string()),
    from: z.enum(Object.keys(schoolFile.sources)),
    figures: z.partial(schoolFigures),
  });
  const file = z.strictObject({
    checked_on: day,
    sources: z.record(z.string(), z.strictObject({ year: z.string(), source: z.string() })),
    schools: z.array(stored),
  });

  expect(file.safeParse(schoolFile).error).toBeUndefined();
});

test("no two schools share an id or a name", () => {
  expect(new Set(list.schools.map(({ id }) => id)).size).toBe(list.schools.length);
  expect(new Set(list.schools.map(({ name }) => name)).size).toBe(list.schools.length);
});

test("every track has schools, and every figure has a year and a source", () => {
  for (const [kind] of Object.values(KINDS_OF)) {
    expect(list.schools.filter((one) => one.kind === kind).length).toBeGreaterThan(50);
  }
  for (const { figures, id } of list.schools) {
    const { year, source, is_test_blind, ...numbers } = figures;
    const hasNumbers = Object.values(numbers).some((value) => value !== null);
    expect([id, year !== "" && source !== ""]).toEqual([id, hasNumbers]);
    expect(schoolFigures.safeParse(figures).error).toBeUndefined();
  }
});

test("derives the application service that the list gives for each school", () => {
  for (const { id, kind, state, control, service } of list.schools.filter(({ kind: one }) => one !== "UG")) {
    expect([id, serviceOf({ kind, state, control, schoolId: id })]).toEqual([id, service]);
  }
});

test("a school copied to a student's list fits its schema", () => {
  const longest = list.schools.toSorted((a, b) => b.figures.source.length - a.figures.source.length)[0];
  const figures = school.shape.figures.safeParse(longest?.figures);

  expect(figures.success).toBe(true);
  expect(list.schools.length).toBeGreaterThan(SCHOOL_LIMIT);
});

test.each([
  ["Rice", "Rice University"],
  ["rice univeristy", "Rice University"],
  ["Standford", "Stanford University"],
  ["john hopkins", "Johns Hopkins University"],
  ["havard", "Harvard University"],
  ["texas am", "Texas A&M University"],
  ["caltech", "California Institute of Technology"],
  ["MIT", "Massachusetts Institute of Technology"],
  ["ucla", "University of California, Los Angeles"],
  ["pitsburgh", "University of Pittsburgh"],
  ["houston univ", "University of Houston"],
  ["standf", "Stanford University"],
  ["massachu", "Massachusetts Institute of Technology"],
  ["vandebi", "Vanderbilt University"],
  ["vilanova", "Villanova University"],
])("a college typed as %s is found first", (typed, name) => {
  expect(list.search(typed, ["UG"])[0]?.name).toBe(name);
});

test("finds only the requested kinds", () => {
  expect(list.search("harvard", ["MD", "DO"]).map(({ name }) => name)).toEqual(["Harvard Medical School"]);
  expect(list.search("harvard", ["DDS"]).map(({ name }) => name)).toEqual(["Harvard School of Dental Medicine"]);
  expect(list.search("zzzzzz", ["UG"])).toEqual([]);
});

test("does not take the beginning of a word for a typo of another", () => {
  const shown = list.search("uni", ["UG"]).slice(0, 8);

  // UNC Charlotte and UNT are one letter away.
  expect(shown.filter(({ name }) => !/\buni/i.test(name))).toEqual([]);
});
