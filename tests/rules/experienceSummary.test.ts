import { EMPTY_EXPERIENCE, EXPERIENCE_LIMIT, type Experience, SHIFT_LIMIT } from "@domain/experience/experience.ts";
import { entryOf, experienceEntry, experienceSummary } from "@domain/experience/experienceSummary.ts";
import { experiencePath, experienceSummaryPath } from "@domain/records/firestorePaths.ts";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { deleteField, doc, updateDoc, writeBatch } from "firebase/firestore";
import { beforeEach, describe, test } from "vitest";
import { LARGEST_EXPERIENCE, largestShifts } from "./cost/largestRecords.ts";
import { describeRecord } from "./describeRecord.ts";
import { describeRows } from "./describeRows.ts";
import { as, useRules, write } from "./openRules.ts";
import { rowSite } from "./RecordSite.ts";

const path = experienceSummaryPath("ann");
const record: Experience = {
  ...EMPTY_EXPERIENCE,
  track: "HS",
  experienceName: "Food pantry",
  shifts: {},
  changed_shift: null,
  created_on: "2026-11-20",
};
const pantry = { ...entryOf(record) };
const packing = { day: "2026-11-18", hours: 2.5 };
const rules = useRules("summary");
const summary = () => doc(as(rules(), "ann"), path);
const shiftsOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`shift-${index}`, packing]));

describe("next to its record", () => {
  beforeEach(() => write(rules(), { [experiencePath("ann", "one")]: LARGEST_EXPERIENCE }));

  describeRecord({
    what: "an entry of the summary",
    site: rowSite(rules, path, pantry),
    schema: experienceEntry,
    plain: pantry,
    needed: [],
    largest: [{ ...entryOf({ ...LARGEST_EXPERIENCE, shifts: largestShifts(10) }) }],
    accepted: [["as many shifts as the record", { shifts: shiftsOf(SHIFT_LIMIT) }]],
    refused: [
      ["more shifts than the record", { shifts: shiftsOf(SHIFT_LIMIT + 1) }],
      ["a name that is too long", { experienceName: "n".repeat(401) }],
      ["a nested type", { type: ["Research"] }],
      ["too many grades", { participationGrades: Array(402).fill("") }],
      ["grades in a map", { participationGrades: { 9: true } }],
      ["other date ranges than the record", { occurrences: [{ startDate: "2026-11-20", endDate: null, hours: 2 }] }],
    ],
  });
});

describeRows({
  rules,
  path,
  schema: { safeParse: (list) => experienceSummary.safeParse({ changed_shift: null, ...Object(list) }) },
  row: pantry,
  edit: ["completedHours", 4],
  limit: EXPERIENCE_LIMIT,
});

describe("the summary", () => {
  test("requires the names of the changed shifts", async () => {
    await write(rules(), { [path]: { items: { one: pantry }, changed_item: "one" } });
    await assertSucceeds(
      updateDoc(summary(), { "items.one.shifts.a": packing, changed_item: "one", changed_shift: "a" }),
    );
  });

  test("keeps an entry while its record exists", async () => {
    const removal = { "items.one": deleteField(), changed_item: "one", changed_shift: null };
    await write(rules(), { [experiencePath("ann", "one")]: record, [path]: { items: { one: pantry } } });
    await assertFails(updateDoc(summary(), removal));

    const batch = writeBatch(as(rules(), "ann"));
    batch.delete(doc(as(rules(), "ann"), experiencePath("ann", "one")));
    batch.update(summary(), removal);
    await assertSucceeds(batch.commit());
  });

  test("cannot replace one entry with another", async () => {
    await write(rules(), { [path]: { items: { one: pantry }, changed_item: "one" } });
    await assertFails(updateDoc(summary(), { "items.one": deleteField(), "items.two": pantry, changed_item: "two" }));
  });
});
