import { EMPTY_EXPERIENCE, EXPERIENCE_LIMIT, HOURS_LIMIT, SHIFT_LIMIT, SHIFTS_A_WRITE } from "@domain/experience.ts";
import { type ExperienceEntry, entryOf, experienceEntry, experienceSummary } from "@domain/experienceSummary.ts";
import { experienceSummaryPath, userPath } from "@domain/paths.ts";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { deleteDoc, deleteField, doc, type Firestore, setDoc, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as, openRules, write } from "./openRules.ts";

const pantry: ExperienceEntry = entryOf({
  ...EMPTY_EXPERIENCE,
  track: "HS",
  experienceName: "Food pantry",
  shifts: {},
  changed_shift: null,
  created_on: "2026-11-20",
});
const packing = { day: "2026-11-18", hours: 2.5 };
const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);
let rules: RulesTestEnvironment;
let ann: Firestore;
const summaryOf = (path = experienceSummaryPath("ann"), db = ann) => doc(db, path);
const put = (entry: object, changed_shift: string | null = null) =>
  setDoc(summaryOf(), { items: { one: entry }, changed_item: "one", changed_shift });

beforeAll(async () => {
  rules = await openRules("summary");
  ann = as(rules, "ann");
});
beforeEach(async () => {
  await rules.clearFirestore();
  await write(rules, { [userPath("ann")]: { display_name: "Ann Lee" } });
});
afterAll(() => rules.cleanup());

describe("an entry of the summary", () => {
  test("can be added, changed and removed by its student, one at a time", async () => {
    await assertSucceeds(put(pantry));
    await assertSucceeds(updateDoc(summaryOf(), { "items.one.completedHours": 4, changed_item: "one" }));
    await assertSucceeds(updateDoc(summaryOf(), { "items.two": pantry, changed_item: "two" }));
    await assertFails(updateDoc(summaryOf(), { "items.three": pantry, "items.four": pantry, changed_item: "four" }));
    await assertSucceeds(updateDoc(summaryOf(), { "items.one": deleteField(), changed_item: "one" }));
    await assertFails(deleteDoc(summaryOf()));
    const begun = { items: { one: pantry }, changed_item: "one", changed_shift: null };
    await assertFails(setDoc(summaryOf(experienceSummaryPath("ann"), as(rules, "bob")), begun));
    await assertFails(setDoc(summaryOf(`${userPath("ann")}/summaries/second`), begun));
  });

  test("is as large as the schema allows", async () => {
    const names = ids(SHIFTS_A_WRITE);
    const range = { startDate: "2025-06-01", endDate: "2026-06-01", hours: 100 };
    const entry: ExperienceEntry = {
      type: "Leadership & Awards",
      experienceName: "n".repeat(200),
      completedHours: HOURS_LIMIT,
      anticipatedHours: HOURS_LIMIT,
      hoursPerWeek: 168,
      weeksPerYear: 52,
      participationGrades: ["9", "10", "11", "12", "PG"],
      occurrences: [range, range, range],
      shifts: Object.fromEntries(names.map((name) => [name, packing])),
    };
    expect(experienceEntry.safeParse(entry).error).toBeUndefined();

    await assertSucceeds(put(entry, names.join(" ")));
  });

  test.each<readonly [string, object]>([
    ["an unknown type", { type: "Napping" }],
    ["no name", { experienceName: "" }],
    ["fewer hours than none", { completedHours: -1 }],
    ["fewer anticipated hours than none", { anticipatedHours: -1 }],
    ["longer weeks than there are", { hoursPerWeek: 169 }],
    ["longer years than there are", { weeksPerYear: 53 }],
    ["an unknown grade", { participationGrades: ["8"] }],
    ["a wrong occurrence", { occurrences: [{ startDate: null, endDate: null, hours: -1 }] }],
    ["a field of its own", { mood: "good" }],
  ])("cannot have %s", async (_, change) => {
    await assertFails(put({ ...pantry, ...change }));
  });

  test("cannot lack a field, nor have another in its place", async () => {
    for (const name of Object.keys(pantry)) {
      const entry = Object.fromEntries(Object.entries(pantry).filter(([field]) => field !== name));
      await assertFails(put(entry));
      await assertFails(put({ ...entry, mood: "good" }));
    }
  });

  test("repeats the shifts that a write names, without their notes", async () => {
    await assertFails(put({ ...pantry, shifts: { a: packing } }));
    await assertFails(put({ ...pantry, shifts: { a: { ...packing, note: "" } } }, "a"));
    await assertFails(put({ ...pantry, shifts: { a: { ...packing, hours: 25 } } }, "a"));
    await assertSucceeds(put({ ...pantry, shifts: { a: packing } }, "a"));
    await assertSucceeds(
      updateDoc(summaryOf(), { "items.one.shifts.b": packing, changed_item: "one", changed_shift: "b" }),
    );
    await assertFails(updateDoc(summaryOf(), { "items.one.shifts.a.hours": 3, changed_item: "one" }));
    await assertSucceeds(updateDoc(summaryOf(), { "items.one.title": deleteField(), changed_item: "one" }));
    await assertSucceeds(updateDoc(summaryOf(), { "items.one": deleteField(), changed_item: "one" }));
  });

  test("stands beside nothing but what the write touches", async () => {
    const summary = { items: { one: pantry }, changed_item: "one", changed_shift: null };
    await assertFails(setDoc(summaryOf(), { ...summary, total: 9 }));
    await assertFails(setDoc(summaryOf(), { ...summary, changed_item: "two" }));
    await assertFails(setDoc(summaryOf(), { ...summary, changed_item: "a.b" }));
    await assertFails(setDoc(summaryOf(), { ...summary, items: { "a.b": pantry }, changed_item: "a.b" }));
  });

  test("is one of as many as the schema allows", async () => {
    const items = Object.fromEntries(ids(EXPERIENCE_LIMIT).map((id) => [id, pantry]));
    const full = { items, changed_item: "id-0", changed_shift: null };
    expect(experienceSummary.safeParse(full).success).toBe(true);
    await write(rules, { [experienceSummaryPath("ann")]: full });

    await assertSucceeds(updateDoc(summaryOf(), { "items.id-0.completedHours": 4 }));
    await assertFails(updateDoc(summaryOf(), { "items.extra": pantry, changed_item: "extra" }));
  });

  test("holds as many shifts as its record", async () => {
    const shifts = Object.fromEntries(ids(SHIFT_LIMIT).map((id) => [id, packing]));
    await write(rules, {
      [experienceSummaryPath("ann")]: { items: { one: { ...pantry, shifts } }, changed_item: "one" },
    });

    await assertSucceeds(updateDoc(summaryOf(), { "items.one.shifts.id-0.hours": 3, changed_shift: "id-0" }));
    await assertFails(updateDoc(summaryOf(), { "items.one.shifts.extra": packing, changed_shift: "extra" }));
  });
});
