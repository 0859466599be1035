import { readFileSync } from "node:fs";
import { serviceOf } from "@domain/application/applicationService.ts";
import { type School, schoolKind } from "@domain/school/school.ts";
import { NO_FIGURES } from "@domain/school/schoolFigures.ts";
import { readRowList } from "@domain/shared/rowList.ts";
import { expect, test } from "vitest";
import { loadSchoolFacts } from "../../web/src/content/schools/loadSchoolFacts.ts";
import { loadSchoolCatalog } from "../../web/src/content/schools/schoolCatalog.ts";

type Listed = Pick<School, "name" | "kind" | "city" | "state" | "control"> & {
  readonly id: string;
  readonly service: string | null;
  readonly has_figures: boolean;
};

/** The first release's list of schools, one per line. Students' lists hold these ids. Frozen. */
const LISTED = readFileSync(new URL("firstRelease/schools.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): Listed => JSON.parse(line));

/** Its figures were withdrawn later: no dated source has them. */
const WITHDRAWN = new Set(["dds-midwestern-az"]);

const catalogs = await Promise.all((["HS", "PM", "PD"] as const).map(loadSchoolCatalog));
const known = new Map(catalogs.flatMap(({ schools }) => schools.map((school) => [school.id, school])));
const facts = await loadSchoolFacts(LISTED.map(({ id }) => id));

test("every school of the first release keeps its id, name, place and kind", () => {
  expect(LISTED).toHaveLength(230);
  for (const { id, name, kind, city, state } of LISTED)
    expect(known.get(id)).toMatchObject({ name, kind, city, state });
});

test("every school of the first release keeps its service, and figures if it had any", () => {
  for (const { id, kind, state, control, service, has_figures } of LISTED) {
    const now = facts.get(id);
    expect([id, now?.services[0] ?? null]).toEqual([id, service === "its own form" ? "own" : service]);
    if (kind !== "UG") expect([id, serviceOf({ kind, state, control, schoolId: id })]).toEqual([id, service]);
    if (control !== null) expect([id, now?.control]).toEqual([id, control]);
    if (has_figures && !WITHDRAWN.has(id)) expect([id, now?.figures.source]).not.toEqual([id, ""]);
  }
});

test("a stored list of the first release is read whole, and its figures stay as they were stored", () => {
  const { is_open_admission: _, ...stored } = { ...NO_FIGURES, admit_rate: 3.2, year: "fall 2022 entry" };
  const items = Object.fromEntries(
    LISTED.map(({ id, name, kind }) => [
      id,
      { track: "HS", kind, schoolId: id, name, status: "researching", figures: stored },
    ]),
  );
  const read = readRowList(schoolKind, { items });

  expect(read.unreadable).toEqual({});
  expect(Object.keys(read.items)).toHaveLength(LISTED.length);
  expect(Object.values(read.items).filter(({ schoolId }) => !known.has(schoolId ?? ""))).toEqual([]);
  for (const { figures } of Object.values(read.items)) expect(figures).toEqual({ ...stored, is_open_admission: false });
});
