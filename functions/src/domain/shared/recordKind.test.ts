import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { experienceKind, fieldsIn } from "../experience/experience.ts";
import { schoolKind } from "../school/school.ts";
import { recordKind } from "./recordKind.ts";
import { readRowList } from "./rowList.ts";

const stop = z.object({ name: z.string(), hours: z.number().check(z.minimum(0)) });
recordKind(stop, [], { hours: 0 });
const walk = z
  .object({
    name: z.string().check(z.minLength(1)),
    length: z.number(),
    day: z.nullable(z.string()),
    stops: z.array(stop),
    guides: z.record(z.string(), stop),
    note: z.optional(z.string()),
  })
  .check(z.refine(({ length }) => length < 100, "Too long for one day."));
const walkKind = recordKind(walk, ["name"], { length: 0, day: null, stops: [], guides: {} });
const stored = {
  name: "Ridge",
  length: 12,
  day: "2026-11-20",
  stops: [{ name: "Hut", hours: 1 }],
  guides: { ann: { name: "Ann", hours: 2 } },
};

describe("reading a stored record", () => {
  test("returns what its schema describes", () => {
    expect(walkKind.read(stored)).toEqual(stored);
  });

  test("leaves out an unknown field", () => {
    expect(walkKind.read({ ...stored, weather: "Rain" })).toEqual(stored);
  });

  test("fills in a field that was added later", () => {
    const { stops: _, day: __, ...older } = stored;

    expect(walkKind.read(older)).toEqual({ ...stored, stops: [], day: null });
  });

  test("replaces an unreadable value and keeps the others", () => {
    expect(walkKind.read({ ...stored, length: "far", note: 5 })).toEqual({ ...stored, length: 0 });
  });

  test("keeps fields that are only invalid together", () => {
    expect(walkKind.read({ ...stored, length: 300 })).toEqual({ ...stored, length: 300 });
  });

  test("reads the parts of a list and of a map one by one", () => {
    const bent = {
      ...stored,
      stops: [{ name: "Hut", hours: -1 }, { hours: 3 }, "a lake"],
      guides: { ann: { name: "Ann" }, bob: null },
    };

    expect(walkKind.read(bent)).toEqual({
      ...stored,
      stops: [{ name: "Hut", hours: 0 }],
      guides: { ann: { name: "Ann", hours: 0 } },
    });
  });

  test.each([[null], ["text"], [[]], [{ ...stored, name: "" }], [{ ...stored, name: undefined }]])(
    "a stored record %j is read as null",
    (unreadable) => {
      expect(walkKind.read(unreadable)).toBeNull();
    },
  );
});

test("an unreadable row does not affect the others", () => {
  const read = readRowList(walkKind, { items: { a: stored, b: { name: 5 } }, changed_item: "a", later: true });

  expect(read).toEqual({ items: { a: stored }, changed_item: "a", unreadable: { b: { name: 5 } } });
});

test("a day that does not exist becomes an empty day", () => {
  const experience = experienceKind.read({
    ...fieldsIn({ track: "PM", type: "Research", experienceName: "Lab" } as Parameters<typeof fieldsIn>[0]),
    startDate: "2026-99-99",
    created_on: "2026-02-30",
    shifts: { one: { day: "2026-13-01", hours: 2, note: "" } },
    changed_shift: null,
  });

  expect(experience).toMatchObject({
    startDate: null,
    created_on: "",
    shifts: { one: { day: "", hours: 2, note: "" } },
  });
  const school = schoolKind.read({
    track: "HS",
    kind: "UG",
    name: "Rice",
    status: "a status of a later release",
    deadlines: [{ id: "one", label: "Apply", day: "2026-99-99", done: false }],
  });
  expect(school).toMatchObject({ status: "researching", deadlines: [{ id: "one", label: "Apply", day: "" }] });
});
