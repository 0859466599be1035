import { type Experience, experience } from "@domain/experience/experience.ts";
import { entryOf } from "@domain/experience/experienceSummary.ts";
import { experiencePath, experienceSummaryPath, userPath } from "@domain/records/firestorePaths.ts";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { deleteDoc, doc, getDoc, setDoc, writeBatch } from "firebase/firestore";
import { describe, test } from "vitest";
import { pantry } from "../support/records.ts";
import { LARGEST_EXPERIENCE } from "./cost/largestRecords.ts";
import { describeRecord } from "./describeRecord.ts";
import { longNames } from "./longNames.ts";
import { as, remove, useRules, write } from "./openRules.ts";
import { documentSite } from "./RecordSite.ts";

const path = experiencePath("ann", "one");
const summaryPath = experienceSummaryPath("ann");
const { shifts: _, changed_shift: __, ...largest } = LARGEST_EXPERIENCE;
const range = { startDate: "2025-06-01", endDate: "2025-08-31", hours: 40 };
const ranges = (place: number, value: unknown) =>
  Array.from({ length: 3 }, (___, at) => (at === place ? value : range));
const summary = { items: { one: entryOf(pantry) }, changed_item: "one", changed_shift: null };
/** The most characters of all maps and lists together. */
const NESTED = 17_200;
const TOO_LONG = "x".repeat(NESTED);
const rules = useRules("experience", { [summaryPath]: summary });
const recordOf = (uid = "ann", at = path) => doc(as(rules(), uid), at);

describeRecord({
  what: "an experience",
  site: documentSite(rules, path),
  schema: experience,
  plain: { ...pantry },
  needed: ["type", "track", "experienceName", "created_on"],
  always: ["type", "track", "experienceName", "created_on"],
  apart: ["shifts", "changed_shift"],
  largest: [
    { ...largest },
    { completedHours: 0.1 + 0.2, hoursPerWeek: 2.5, occurrences: ranges(0, { ...range, hours: 7 + 1 / 3 }) },
  ],
  texts: [
    {
      fields: [
        "type",
        "track",
        "experienceName",
        "organisationName",
        "title",
        "country",
        "city",
        "address",
        "supervisorName",
        "supervisorContact",
        "contactFirstName",
        "contactLastName",
        "contactTitle",
        "contactPhone",
        "contactEmail",
      ],
      longest: 2_100,
    },
    { fields: ["description", "meaningfulDescription", "organisationAbout"], longest: 9_000 },
  ],
  plains: [{ fields: ["compensation"], longest: 20 }],
  days: ["startDate", "endDate", "anticipatedStartDate", "anticipatedEndDate", "created_on"],
  numbers: {
    completedHours: [0, 99_999],
    anticipatedHours: [0, 99_999],
    hoursPerWeek: [0, 99_999],
    weeksPerYear: [0, 99_999],
  },
  booleans: ["meaningfulExperiences", "isCurrent", "anticipated", "repeated", "participateInCollege", "mayContact"],
  accepted: [
    ["a range of 200 characters", { occurrences: [{ startDate: "x".repeat(200) }] }],
    ["seasons of 200 characters", { timingOfParticipation: ["x".repeat(200)] }],
    ["grades of 200 characters", { participationGrades: ["x".repeat(200)] }],
    ["names of shifts", { changed_shift: `${"a".repeat(64)} ${"b".repeat(64)}` }],
  ],
  refused: [
    ["four ranges", { occurrences: [{}, {}, {}, {}] }],
    ["ranges in a map", { occurrences: { one: range } }],
    ["ranges in words", { occurrences: "summer" }],
    ...[0, 1, 2].flatMap((place): [string, { occurrences: object }][] => [
      [`a name too long in range ${place}`, { occurrences: ranges(place, longNames(NESTED)) }],
      [`a text as range ${place}`, { occurrences: ranges(place, "summer") }],
      [`a nested field in range ${place}`, { occurrences: ranges(place, { ...range, hours: [40] }) }],
      [`words too long in range ${place}`, { occurrences: ranges(place, { startDate: TOO_LONG }) }],
      [`too many fields in range ${place}`, { occurrences: ranges(place, emptyFields(2_000)) }],
    ]),
    ...["timingOfParticipation", "participationGrades"].flatMap((name): [string, Record<string, unknown>][] => [
      [`a text as ${name}`, { [name]: "S" }],
      [`a map as ${name}`, { [name]: { S: true } }],
      [`a map in ${name}`, { [name]: [{ of: "map" }] }],
      [`too many characters in ${name}`, { [name]: [TOO_LONG] }],
      [`too many items in ${name}`, { [name]: Array(NESTED + 1).fill("") }],
    ]),
    ...["descriptions", "categories"].flatMap((name): [string, Record<string, unknown>][] => [
      [`a list as ${name}`, { [name]: ["text"] }],
      [`a nested text in ${name}`, { [name]: { amcas: ["text"] } }],
      [`a text too long in ${name}`, { [name]: { amcas: TOO_LONG } }],
      [`a name too long in ${name}`, { [name]: longNames(NESTED) }],
    ]),
    ["names of shifts that are too long", { changed_shift: "x".repeat(650) }],
    ["names of shifts in a list", { changed_shift: ["a"] }],
    ["invalid names of shifts", { changed_shift: "a/b" }],
  ],
});

describe("an experience", () => {
  test("is only accessible to its student", async () => {
    await assertFails(setDoc(recordOf("bob"), pantry));
    await write(rules(), { [path]: pantry });
    await assertFails(getDoc(recordOf("bob")));
    await assertFails(setDoc(recordOf("bob"), { ...pantry, city: "Rome" }));
    await assertFails(deleteDoc(recordOf("bob")));
    await assertSucceeds(getDoc(recordOf()));
    await assertSucceeds(deleteDoc(recordOf()));
  });

  test("can only be created with its entry in the summary", async () => {
    await assertFails(setDoc(recordOf("ann", experiencePath("ann", "two")), pantry));
    await remove(rules(), summaryPath);
    await assertFails(setDoc(recordOf(), pantry));
    await assertSucceeds(putBoth("one", pantry));
  });

  test.each(["a b", "é", "a".repeat(65)])("cannot have the id %j", (id) => assertFails(putBoth(id, pantry)));

  test("can have an id of 64 characters", () => assertSucceeds(putBoth("aZ0_-".padEnd(64, "9"), pantry)));

  test("cannot be created once the account is gone", async () => {
    await remove(rules(), userPath("ann"));
    await remove(rules(), summaryPath);
    await assertFails(putBoth("one", pantry));
  });
});

/** Writes the record and its entry in one batch, as the app does. */
function putBoth(id: string, record: Experience): Promise<void> {
  const db = as(rules(), "ann");
  const batch = writeBatch(db);
  batch.set(doc(db, experiencePath("ann", id)), record);
  batch.set(
    doc(db, summaryPath),
    { items: { [id]: entryOf(record) }, changed_item: id, changed_shift: null },
    { merge: true },
  );
  return batch.commit();
}

function emptyFields(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (___, index) => [`field-${index}`, ""]));
}
