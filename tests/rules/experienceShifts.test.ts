import { experience, SHIFT_LIMIT, SHIFTS_A_WRITE } from "@domain/experience/experience.ts";
import { entryOf } from "@domain/experience/experienceSummary.ts";
import { experiencePath, experienceSummaryPath } from "@domain/records/firestorePaths.ts";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { deleteField, doc, setDoc, updateDoc } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { pantry } from "../support/records.ts";
import { LARGEST_EXPERIENCE, largestShifts } from "./cost/largestRecords.ts";
import { longNames } from "./longNames.ts";
import { as, useRules, write } from "./openRules.ts";

const path = experiencePath("ann", "one");
const packing = { day: "2026-11-18", hours: 2.5, note: "Packed bags" };
const rules = useRules("shifts", {
  [experienceSummaryPath("ann")]: { items: { one: entryOf(pantry) }, changed_item: "one", changed_shift: null },
});
const record = (uid = "ann") => doc(as(rules(), uid), path);
const ids = (count: number) => Array.from({ length: count }, (_, index) => `shift-${index}`);
const shiftsOf = (names: readonly string[], shift: unknown = packing) =>
  Object.fromEntries(names.map((name) => [name, shift]));
/** Ten shifts. The one at `place` is replaced. */
const tenWith = (place: number, shift: unknown) => ({ ...shiftsOf(ids(10)), [`shift-${place}`]: shift });
const longest = { day: "2026-11-18", hours: 7 + 1 / 3, note: "n".repeat(500) };
const places = ids(SHIFTS_A_WRITE).map((_, place) => place);
/** Invalid shifts. Each is tried at every place among ten. */
const BAD_SHIFTS: readonly (readonly [string, unknown])[] = [
  ["a text", "Tuesday"],
  ["nested", { ...packing, note: ["Packed bags"] }],
  ["too long", { ...packing, note: "n".repeat(5_500) }],
  ["of names too long", { ...packing, ...longNames(5_500) }],
  ["of too many fields", Object.fromEntries(Array.from({ length: 5_302 }, (_, index) => [`f${index}`, ""]))],
];

describe("shifts of a stored experience", () => {
  /** Writes the shifts and names all of them, unless other names are given. */
  const log = (shifts: object, changed_shift: unknown = Object.keys(shifts).join(" ")) => {
    const named = Object.entries(shifts).map(([id, shift]) => [`shifts.${id}`, shift] as const);
    return updateDoc(record(), { ...Object.fromEntries(named), changed_shift });
  };

  test("can be logged, changed and deleted, ten per write", async () => {
    await write(rules(), { [path]: pantry });
    await assertSucceeds(log(shiftsOf(["one"])));
    await assertSucceeds(updateDoc(record(), { "shifts.one.hours": 3, changed_shift: "one" }));
    await assertSucceeds(log({ one: deleteField() }));
    const most = { ...largestShifts(SHIFTS_A_WRITE) };
    expect(experience.safeParse({ ...pantry, shifts: most }).error).toBeUndefined();
    await assertSucceeds(log(most));
    await assertSucceeds(log(shiftsOf(Object.keys(most), longest)));
    await assertSucceeds(updateDoc(record(), { changed_shift: null }));
    await assertFails(log(shiftsOf(ids(11))));
  });

  test("can be added to a record without shifts", async () => {
    const { shifts: _, changed_shift: __, ...without } = pantry;
    await write(rules(), { [path]: without });
    await assertSucceeds(updateDoc(record(), { changed_shift: null }));
    await assertSucceeds(log(shiftsOf(["one"])));
  });

  test("must be named by the write that changes them", async () => {
    await write(rules(), { [path]: { ...pantry, shifts: shiftsOf(["old"]), changed_shift: "old" } });
    for (const named of ["two", "one,two", " one", "one ", "one  two", "", 7, ["one"], "é", "a".repeat(65)]) {
      await assertFails(log(shiftsOf(["one"]), named));
    }
    await assertFails(log({ one: packing, old: { ...packing, hours: 3 } }, "one"));
    await assertFails(updateDoc(record(), { "shifts.one": packing, changed_shift: null }));
    await assertFails(updateDoc(record(), { shifts: [packing], changed_shift: "one" }));
    await assertSucceeds(log(shiftsOf(["a".repeat(64)])));
  });

  test("cannot be written together with other fields", async () => {
    await write(rules(), { [path]: pantry });
    await assertFails(updateDoc(record(), { "shifts.one": packing, changed_shift: "one", city: "Rome" }));
  });

  test("leave an unknown stored field unchanged", async () => {
    await write(rules(), { [path]: { ...pantry, professor: { names: ["Lee"] }, shifts: { old: { mood: ["good"] } } } });
    await assertSucceeds(log(shiftsOf(["one"])));
  });

  test.each(places)("are checked in place %i", async (place) => {
    await write(rules(), { [path]: pantry });
    for (const [, shift] of BAD_SHIFTS) await assertFails(log(tenWith(place, shift)));
    await assertSucceeds(log(tenWith(place, longest)));
  });

  test(`are limited to ${SHIFT_LIMIT}`, async () => {
    const shifts = shiftsOf(ids(SHIFT_LIMIT - 1));
    const full = { ...pantry, shifts: { ...shifts, last: packing } };
    expect(experience.safeParse(full).success).toBe(true);
    expect(experience.safeParse({ ...full, shifts: { ...full.shifts, more: packing } }).success).toBe(false);
    await write(rules(), { [path]: { ...pantry, shifts } });

    await assertSucceeds(log({ last: packing }));
    await assertFails(log({ more: packing }));
    await assertSucceeds(log({ last: deleteField() }));
  });
});

describe("an experience that is restored with its shifts", () => {
  const removed = { ...pantry, shifts: shiftsOf(["one"]), changed_shift: "one" };
  const putBack = (changes: object) => setDoc(record(), { ...removed, ...changes });

  test("can be the largest there is, with ten shifts", async () => {
    const shifts = largestShifts(SHIFTS_A_WRITE);
    await assertSucceeds(putBack({ ...LARGEST_EXPERIENCE, shifts, changed_shift: Object.keys(shifts).join(" ") }));
  });

  test("can have plain fields of 12,500 characters", async () => {
    const { shifts, occurrences, descriptions, categories, timingOfParticipation, participationGrades, ...plain } =
      removed;
    expect([shifts, occurrences, descriptions, categories, timingOfParticipation, participationGrades]).toHaveLength(6);
    const others = Object.values({ ...plain, description: "" }).join("").length;
    // In the rules, null is joined as the word "null".
    const nulls = Object.values(plain).filter((value) => value === null).length * "null".length;
    const room = 12_500 - others - nulls;

    await assertFails(putBack({ description: "d".repeat(room + 1) }));
    await assertSucceeds(putBack({ description: "d".repeat(room) }));
  });

  test.each(["type", "track", "experienceName", "created_on"] as const)("needs its %s", (name) => {
    const { [name]: _, ...fields } = removed;
    return assertFails(setDoc(record(), fields));
  });

  test("can lack every other field", async () => {
    const { type, track, experienceName, created_on, shifts, changed_shift } = removed;
    await assertSucceeds(setDoc(record(), { type, track, experienceName, created_on, shifts, changed_shift }));
  });

  test.each<readonly [string, object]>([
    ["an unknown field", { professor: "Lee" }],
    ["a nested field", { title: { of: "map" } }],
    ["a list where a text belongs", { city: ["Rome"] }],
    ["a shift that it does not name", { shifts: shiftsOf(["one", "two"]) }],
    ["no names", { changed_shift: null }],
    ["shifts in a list", { shifts: [packing] }],
    ["a range that is nested", { occurrences: [{ startDate: ["2026"] }] }],
    ["descriptions that are too long", { descriptions: { amcas: "d".repeat(17_200) } }],
    ["eleven shifts", { shifts: shiftsOf(ids(11)), changed_shift: ids(11).join(" ") }],
    ...BAD_SHIFTS.map(([what, shift]) => [`a shift that is ${what}`, { shifts: { one: shift } }] as const),
  ])("cannot have %s", (_, changes) => assertFails(putBack(changes)));

  test("needs its entry and only its student can write it", async () => {
    await assertFails(setDoc(record("bob"), removed));
    await assertFails(setDoc(doc(as(rules(), "ann"), experiencePath("ann", "two")), removed));
  });
});
