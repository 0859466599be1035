import {
  COMPENSATIONS,
  DESCRIPTION_LENGTH,
  EMPTY_EXPERIENCE,
  EXPERIENCE_LIMIT,
  EXPERIENCE_TRACKS,
  type Experience,
  experience,
  HOURS_LIMIT,
  NAME_LENGTH,
  OCCURRENCE_LIMIT,
  PARTICIPATION_GRADES,
  PARTICIPATION_TIMES,
  SHIFT_LIMIT,
  SHIFT_NOTE_LENGTH,
  SHIFTS_A_WRITE,
  type Shift,
} from "@domain/experience.ts";
import { entryOf } from "@domain/experienceSummary.ts";
import { EXPERIENCE_TYPES } from "@domain/experienceType.ts";
import { experiencePath, experienceSummaryPath, userPath } from "@domain/paths.ts";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { deleteDoc, deleteField, doc, type Firestore, getDoc, setDoc, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as, openRules, remove, write } from "./openRules.ts";

const pantry: Experience = {
  ...EMPTY_EXPERIENCE,
  track: "PM",
  experienceName: "Food pantry",
  shifts: {},
  changed_shift: null,
  created_on: "2026-11-20",
};
const packing: Shift = { day: "2026-11-18", hours: 2.5, note: "Packed bags" };
const row = { startDate: "2025-06-01", endDate: "2025-08-31", hours: 40 };
const ids = (count: number) => Array.from({ length: count }, (_, index) => `shift-${index}`);
const shiftsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, packing]));

let rules: RulesTestEnvironment;
let clients: Readonly<Record<string, Firestore>>;
const recordOf = (uid: "ann" | "bob" = "ann", id = "one") => doc(clients[uid] as Firestore, experiencePath("ann", id));
const put = (record: object) => setDoc(recordOf(), record);

beforeAll(async () => {
  rules = await openRules("experience");
  clients = { ann: as(rules, "ann"), bob: as(rules, "bob") };
});
beforeEach(async () => {
  await rules.clearFirestore();
  await write(rules, {
    [userPath("ann")]: { display_name: "Ann Lee" },
    [experienceSummaryPath("ann")]: { items: { one: entryOf(pantry) }, changed_item: "one", changed_shift: null },
  });
});
afterAll(() => rules.cleanup());

/** Checks that schema and rules agree on a record, both new and changed. */
async function expectAllowed(changes: Partial<Experience>): Promise<void> {
  const record = { ...pantry, ...changes };
  expect(experience.safeParse(record).error).toBeUndefined();
  await assertSucceeds(put(record));
}

describe("an experience", () => {
  test("can be added, read, changed and removed by its student alone", async () => {
    await assertFails(setDoc(recordOf("bob"), pantry));
    await assertSucceeds(put(pantry));
    await assertSucceeds(getDoc(recordOf()));
    await assertFails(getDoc(recordOf("bob")));
    await assertSucceeds(updateDoc(recordOf(), { title: "Shift lead" }));
    await assertFails(updateDoc(recordOf("bob"), { title: "Nobody" }));
    await assertFails(deleteDoc(recordOf("bob")));
    await assertSucceeds(deleteDoc(recordOf()));
  });

  test("is not kept for somebody who is no student any more", async () => {
    await remove(rules, userPath("ann"));
    await assertFails(put(pantry));
    await write(rules, { [experiencePath("ann", "one")]: pantry });
    await assertFails(updateDoc(recordOf(), { title: "Shift lead" }));
  });

  test("is as long and as large as the schema allows, in as many expressions as rules may have", async () => {
    const names = ids(SHIFTS_A_WRITE);
    const longest: Experience = {
      ...pantry,
      type: "Leadership & Awards",
      experienceName: "n".repeat(NAME_LENGTH),
      organisationName: "o".repeat(NAME_LENGTH),
      title: "t".repeat(NAME_LENGTH),
      description: "d".repeat(DESCRIPTION_LENGTH),
      meaningfulDescription: "m".repeat(DESCRIPTION_LENGTH),
      meaningfulExperiences: true,
      startDate: "1980-01-01",
      endDate: "2026-11-20",
      isCurrent: true,
      completedHours: HOURS_LIMIT,
      anticipated: true,
      anticipatedStartDate: "2026-11-21",
      anticipatedEndDate: "2050-12-31",
      anticipatedHours: HOURS_LIMIT,
      repeated: true,
      occurrences: Array.from({ length: OCCURRENCE_LIMIT }, () => row),
      hoursPerWeek: 168,
      weeksPerYear: 52,
      participateInCollege: true,
      timingOfParticipation: [...PARTICIPATION_TIMES],
      participationGrades: [...PARTICIPATION_GRADES],
      country: "c".repeat(100),
      city: "c".repeat(100),
      address: "a".repeat(300),
      supervisorName: "s".repeat(NAME_LENGTH),
      supervisorContact: "s".repeat(NAME_LENGTH),
      contactFirstName: "f".repeat(100),
      contactLastName: "l".repeat(100),
      contactTitle: "t".repeat(100),
      contactPhone: `+${"1 ".repeat(14)}1 ext. 1234`,
      contactEmail: `${"e".repeat(188)}@example.org`,
      mayContact: true,
      compensation: "volunteer",
      categories: { common_app: "c".repeat(80), amcas: "c".repeat(80), aadsas: "c".repeat(80) },
      descriptions: {
        common_app: "d".repeat(1_000),
        amcas: "d".repeat(DESCRIPTION_LENGTH),
        aadsas: "d".repeat(DESCRIPTION_LENGTH),
      },
      shifts: Object.fromEntries(
        names.map((name) => [name, { day: "2026-11-18", hours: 24, note: "n".repeat(SHIFT_NOTE_LENGTH) }]),
      ),
      changed_shift: names.join(" "),
    };

    await expectAllowed(longest);
    await expectAllowed({ ...longest, title: "" });
  });

  test("can leave out whatever is not asked for, and takes every choice the schema knows", async () => {
    await expectAllowed({});
    for (const type of EXPERIENCE_TYPES) await expectAllowed({ type });
    for (const track of EXPERIENCE_TRACKS) await expectAllowed({ track });
    for (const compensation of COMPENSATIONS) await expectAllowed({ compensation });
    for (const answer of [true, false]) await expectAllowed({ mayContact: answer, participateInCollege: answer });
    for (const contactPhone of ["555 0147", "(555) 014-7720", "+44 20 7946 0018", "555.014.7720 x12"]) {
      await expectAllowed({ contactPhone });
    }
    await expectAllowed({
      startDate: "2026-01-01",
      endDate: null,
      completedHours: 0,
      hoursPerWeek: 0,
      weeksPerYear: 0,
    });
    await expectAllowed({ startDate: null, endDate: "2026-01-01", anticipatedHours: 0 });
    await expectAllowed({ startDate: "2026-01-01", endDate: "2026-01-01", completedHours: 24 });
    await expectAllowed({ occurrences: [{ startDate: null, endDate: null, hours: null }] });
  });

  // Each refusal differs from the allowed write in a single fact.
  test.each<readonly [string, object]>([
    ["an unknown type", { type: "Napping" }],
    ["an unknown track", { track: "MD" }],
    ["no name", { experienceName: " " }],
    ["a name that is too long", { experienceName: "n".repeat(NAME_LENGTH + 1) }],
    ...[
      ["organisationName", NAME_LENGTH],
      ["title", NAME_LENGTH],
      ["description", DESCRIPTION_LENGTH],
      ["meaningfulDescription", DESCRIPTION_LENGTH],
      ["country", 100],
      ["city", 100],
      ["address", 300],
      ["supervisorName", NAME_LENGTH],
      ["supervisorContact", NAME_LENGTH],
      ["contactFirstName", 100],
      ["contactLastName", 100],
      ["contactTitle", 100],
    ].flatMap(([name, longest]): [string, object][] => [
      [`a ${name} that is too long`, { [`${name}`]: "x".repeat(Number(longest) + 1) }],
      [`a ${name} that is no text`, { [`${name}`]: [] }],
    ]),
    ["a phone number that is too long", { contactPhone: `+${"1 ".repeat(14)}1 ext. 12345` }],
    ["a phone number of words", { contactPhone: "ask Ann" }],
    ["a phone number that is too short", { contactPhone: "555 01" }],
    ["an email address that is too long", { contactEmail: `${"e".repeat(189)}@example.org` }],
    ["an email address without a place", { contactEmail: "ann@" }],
    ...["meaningfulExperiences", "isCurrent", "anticipated", "repeated"].map((name): [string, object] => [
      `a ${name} that is neither yes nor no`,
      { [name]: null },
    ]),
    ["an unknown word on college", { participateInCollege: "maybe" }],
    ["an unknown word on contact", { mayContact: "maybe" }],
    ["an unknown compensation", { compensation: "lunch" }],
    ["an unknown time", { timingOfParticipation: ["W"] }],
    ["a time twice too often", { timingOfParticipation: ["S", "B", "Y", "S"] }],
    ["an unknown grade", { participationGrades: ["8"] }],
    ["a grade too often", { participationGrades: ["9", "10", "11", "12", "PG", "9"] }],
    ["a start that is no day", { startDate: "last June" }],
    ["an end that is no day", { endDate: "20260101" }],
    ["an end before the start", { startDate: "2026-01-02", endDate: "2026-01-01" }],
    ["an anticipated end before its start", { anticipatedStartDate: "2027-01-02", anticipatedEndDate: "2027-01-01" }],
    ["a creation that is no day", { created_on: "today" }],
    ["fewer hours than none", { completedHours: -1 }],
    ["too many hours", { completedHours: HOURS_LIMIT + 1 }],
    ["hours in words", { completedHours: "ten" }],
    ["fewer anticipated hours than none", { anticipatedHours: -1 }],
    ["too many anticipated hours", { anticipatedHours: HOURS_LIMIT + 1 }],
    ["weeks of fewer hours than none", { hoursPerWeek: -1 }],
    ["longer weeks than there are", { hoursPerWeek: 169 }],
    ["years of fewer weeks than none", { weeksPerYear: -1 }],
    ["longer years than there are", { weeksPerYear: 53 }],
    ["more occurrences than a form takes", { occurrences: Array.from({ length: OCCURRENCE_LIMIT + 1 }, () => row) }],
    ["occurrences that are no list", { occurrences: "" }],
    ...Array.from({ length: OCCURRENCE_LIMIT }, (_, place): [string, object] => [
      `a wrong occurrence at place ${place}`,
      { occurrences: Array.from({ length: place + 1 }, (_, at) => (at === place ? { ...row, hours: -1 } : row)) },
    ]),
    ["an occurrence with a field of its own", { occurrences: [{ ...row, place: "Here" }] }],
    ["an occurrence of too many hours", { occurrences: [{ ...row, hours: HOURS_LIMIT + 1 }] }],
    ["an occurrence that ends before it starts", { occurrences: [{ ...row, endDate: "2025-05-31" }] }],
    ["a fourth category", { categories: { ...pantry.categories, tmdsas: null } }],
    ["a fourth description", { descriptions: { ...pantry.descriptions, tmdsas: "" } }],
    ...(["common_app", "amcas", "aadsas"] as const).flatMap((form): [string, object][] => [
      [`a category too long for ${form}`, { categories: { ...pantry.categories, [form]: "c".repeat(81) } }],
      [`an empty category for ${form}`, { categories: { ...pantry.categories, [form]: "" } }],
      [`a description too long for ${form}`, { descriptions: { ...pantry.descriptions, [form]: "d".repeat(4_001) } }],
      [`a description for ${form} that is no text`, { descriptions: { ...pantry.descriptions, [form]: null } }],
    ]),
    ["a field of its own", { mood: "good" }],
  ])("cannot have %s", async (what, change) => {
    const record = { ...pantry, ...change };
    // The schema drops what it does not know; the rules refuse it.
    const isExtra = /field of its own|fourth/.test(what);
    expect(experience.safeParse(record).success).toBe(isExtra);
    await assertFails(put(record));
    await write(rules, { [experiencePath("ann", "one")]: pantry });
    await assertFails(put(record));
  });

  test("cannot lack a field, nor have another in its place", async () => {
    for (const name of Object.keys(pantry)) {
      const record = Object.fromEntries(Object.entries(pantry).filter(([field]) => field !== name));
      expect(experience.safeParse(record).success, name).toBe(false);
      await assertFails(put(record));
      await assertFails(put({ ...record, mood: "good" }));
    }
  });

  test("is never without its entry, so that there are no more than the entries' limit", async () => {
    expect(EXPERIENCE_LIMIT).toBe(2_500);
    await assertFails(setDoc(recordOf("ann", "two"), pantry));
    await write(rules, { [experienceSummaryPath("ann")]: { items: {}, changed_item: "one", changed_shift: null } });
    await assertFails(put(pantry));
  });
});

describe("a shift", () => {
  const add = (shifts: object, changed_shift: string | null) => put({ ...pantry, shifts, changed_shift });

  test("can be logged, changed and taken away by a write that names it", async () => {
    await assertSucceeds(add({}, null));
    await assertSucceeds(updateDoc(recordOf(), { "shifts.a": packing, changed_shift: "a" }));
    await assertSucceeds(updateDoc(recordOf(), { "shifts.a.hours": 24, changed_shift: "a" }));
    await assertSucceeds(updateDoc(recordOf(), { "shifts.b": packing, "shifts.c": packing, changed_shift: "b c" }));
    await assertSucceeds(updateDoc(recordOf(), { title: "Shift lead" }));
    await assertSucceeds(updateDoc(recordOf(), { "shifts.b": deleteField(), changed_shift: "b" }));
    await assertSucceeds(updateDoc(recordOf(), { title: "Shift lead", changed_shift: null }));
  });

  test("cannot be touched without being named", async () => {
    await assertFails(add({ a: packing }, null));
    await assertFails(add({ a: packing }, "b"));
    await assertFails(add({ a: packing, b: packing }, "a"));
    await assertSucceeds(add({ a: packing }, "a"));
    await assertFails(updateDoc(recordOf(), { "shifts.b": packing }));
    await assertFails(updateDoc(recordOf(), { "shifts.a": deleteField(), changed_shift: null }));
    await assertFails(updateDoc(recordOf(), { "shifts.a.hours": 3, changed_shift: "b" }));
  });

  test.each<readonly [string, object]>([
    ["no hours", { hours: 0 }],
    ["more hours than a day", { hours: 24.5 }],
    ["hours in words", { hours: "two" }],
    ["a day that is none", { day: "Monday" }],
    ["a note that is too long", { note: "n".repeat(SHIFT_NOTE_LENGTH + 1) }],
    ["a note that is no text", { note: null }],
    ["a field of its own", { mood: "good" }],
  ])("cannot have %s", async (_, change) => {
    const wrong = { ...packing, ...change };

    await assertFails(add({ a: wrong }, "a"));
  });

  test("is checked at every place of those that are named together", async () => {
    const names = ids(SHIFTS_A_WRITE);
    await assertSucceeds(add(shiftsOf(names), names.join(" ")));
    for (const wrong of names) {
      await assertFails(add({ ...shiftsOf(names), [wrong]: { ...packing, hours: 25 } }, names.join(" ")));
    }
    const more = ids(SHIFTS_A_WRITE + 1);
    await assertFails(add(shiftsOf(more), more.join(" ")));
  });

  test("has an id of letters and digits", async () => {
    await assertFails(add({ "a.b": packing }, "a.b"));
    await assertFails(add({ ["a".repeat(65)]: packing }, "a".repeat(65)));
    await assertFails(add({}, "a b!"));
  });

  test("is one of as many as the schema allows", async () => {
    const full = { ...pantry, shifts: shiftsOf(ids(SHIFT_LIMIT)), changed_shift: "shift-0" };
    expect(experience.safeParse(full).success).toBe(true);
    await write(rules, { [experiencePath("ann", "one")]: full });

    await assertSucceeds(updateDoc(recordOf(), { "shifts.shift-0.hours": 3 }));
    await assertFails(updateDoc(recordOf(), { "shifts.extra": packing, changed_shift: "extra" }));
  });
});
