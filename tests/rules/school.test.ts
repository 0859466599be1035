import { schoolsPath } from "@domain/records/firestorePaths.ts";
import { NOTHING_REACHED, SCHOOL_LIMIT, school, schoolList } from "@domain/school/school.ts";
import { NO_FIGURES } from "@domain/school/schoolFigures.ts";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { describe, test } from "vitest";
import { plainSchool } from "../support/records.ts";
import { LARGEST_SCHOOL } from "./cost/largestRecords.ts";
import { describeRecord } from "./describeRecord.ts";
import { describeRows } from "./describeRows.ts";
import { longNames } from "./longNames.ts";
import { useRules } from "./openRules.ts";
import { rowSite } from "./RecordSite.ts";

const DAY = "2026-11-20";
const path = schoolsPath("ann");
const due = { id: "early", label: "Early decision", day: "2026-11-01", done: false };
const deadlinesWith = (count: number, place: number, change: object) =>
  Array.from({ length: count }, (_, index) => (index === place ? { ...due, ...change } : due));
const rules = useRules("school");
const site = rowSite(rules, path, { ...plainSchool });

describeRecord({
  what: "a school",
  site,
  schema: school,
  plain: { ...plainSchool },
  needed: ["track", "kind", "name", "status"],
  largest: [
    { ...LARGEST_SCHOOL },
    { schoolId: null, city: "", state: null, control: null, outcome: null, deadlines: [], override: null },
    { figures: NO_FIGURES, reached: NOTHING_REACHED },
    { ...LARGEST_SCHOOL, override: { fit: "match", note: "" } },
  ],
  texts: [{ fields: ["name", "city", "note", "track", "kind", "status"], longest: 2_800 }],
  accepted: [
    ["a leap day reached", { reached: { ...NOTHING_REACHED, applying: "2028-02-29" } }],
    ["twenty statuses reached", { reached: mapOf(20, DAY) }],
    ["figures with long words", { figures: { year: "y".repeat(120), source: "s".repeat(300) } }],
    ["deadlines with long words", { deadlines: deadlinesWith(8, 7, { label: "l".repeat(1_300) }) }],
  ],
  refused: [
    ["a day reached that does not exist", { reached: { ...NOTHING_REACHED, applying: "2026-02-30" } }],
    ["a day reached that is a map", { reached: { applying: { day: DAY } } }],
    ["days reached in a list", { reached: [DAY] }],
    ["more than twenty statuses reached", { reached: mapOf(21, DAY) }],
    ["figures in a list", { figures: [1] }],
    ["a status reached with a name too long", { reached: { ...NOTHING_REACHED, ["s".repeat(1_400)]: DAY } }],
    ["a year and a source too long", { figures: { year: "y".repeat(1_400), source: "s".repeat(1_400) } }],
    ["a figure with a name too long", { figures: longNames(1_500) }],
    ["a figure too long", { figures: { gpa: "1".repeat(1_500) } }],
    ["a nested figure", { figures: { gpa: [3.5] } }],
    ...["schoolId", "state", "control", "outcome"].flatMap((name) => [
      [`a ${name} too long`, { [name]: "x".repeat(1_500) }],
      [`a nested ${name}`, { [name]: ["x"] }],
    ]),
    ...["sat", "act", "dat"].flatMap((name) => flatCases(name, (map) => ({ figures: { [name]: map } }))),
    ...flatCases("override", (map) => ({ override: map })),
    ["a year of figures that is a number", { figures: { year: 2022, source: "A file" } }],
    ["a source of figures that is a list", { figures: { year: "2022", source: ["A file"] } }],
    ["nine deadlines", { deadlines: deadlinesWith(9, 0, { id: "second" }) }],
    ["nine equal deadlines", { deadlines: deadlinesWith(9, 0, {}) }],
    ["deadlines in a map", { deadlines: { early: due } }],
    ["a deadline that is a text", { deadlines: ["2026-11-01"] }],
    ...Array.from({ length: 8 }, (_, place): [string, object][] => [
      [`a bad day in deadline ${place}`, { deadlines: different(place, { day: "2026-99-99" }) }],
      [`a nested field in deadline ${place}`, { deadlines: different(place, { label: ["Early"] }) }],
      [`words too long in deadline ${place}`, { deadlines: different(place, { label: "l".repeat(1_800) }) }],
      [`a name too long in deadline ${place}`, { deadlines: different(place, longNames(1_800)) }],
    ]).flat(),
  ].map(([name, fields]) => [String(name), { ...Object(fields) }] as const),
});

describe("a school's days", () => {
  test("can be edited next to an invalid stored day", async () => {
    await site.store({ ...plainSchool, reached: { ...NOTHING_REACHED, researching: "2026-99-99" } });
    await assertSucceeds(site.change({ "reached.applying": DAY, status: "applying" }));
    await assertFails(site.change({ "reached.applying": "2026-02-30" }));

    const bad = { ...due, id: "old", day: "2026-99-99" };
    await site.store({ ...plainSchool, deadlines: [bad] });
    await assertSucceeds(site.change({ note: "Visit" }));
    await assertSucceeds(site.change({ deadlines: [bad, due] }));
    await assertFails(site.change({ deadlines: [bad, due, { ...bad, id: "new" }] }));
    await assertSucceeds(site.change({ deadlines: [{ ...bad, day: DAY }] }));
  });

  test("can be edited next to a stored figure that these rules do not know", async () => {
    await site.store({ ...plainSchool, figures: { ...NO_FIGURES, gre: { low: 150, high: 165 } } });
    await assertSucceeds(site.change({ "figures.gpa": 3.6 }));
    await assertFails(site.change({ "figures.lsat": { low: 120, high: 180 } }));
  });

  test("can be edited next to more stored deadlines than these rules accept", async () => {
    await site.store({ ...plainSchool, deadlines: deadlinesWith(9, 0, {}) });
    await assertSucceeds(site.change({ note: "Visit" }));
  });
});

describeRows({
  rules,
  path,
  schema: schoolList,
  row: { ...plainSchool },
  edit: ["note", "Visit in spring"],
  limit: SCHOOL_LIMIT,
});

/** Eight different deadlines, one of them changed. */
function different(place: number, change: object): readonly object[] {
  return deadlinesWith(8, place, change).map((each, index) => ({ ...each, id: `due-${index}` }));
}

/** Four of a school's fields are flat maps, or null. */
function flatCases(name: string, fieldsWith: (map: unknown) => object): readonly (readonly [string, object])[] {
  return [
    [`a ${name} in a list`, fieldsWith(["x"])],
    [`a nested field in ${name}`, fieldsWith({ low: { of: "map" } })],
    [`a field too long in ${name}`, fieldsWith({ low: "x".repeat(700) })],
    [`a field of ${name} with a name too long`, fieldsWith({ ["x".repeat(700)]: 1 })],
  ];
}

function mapOf(count: number, value: unknown): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`key-${index}`, value]));
}
