import { schoolsPath, userPath } from "@domain/paths.ts";
import {
  DEADLINE_LIMIT,
  FITS,
  NOTHING_REACHED,
  OUTCOMES,
  SCHOOL_KINDS,
  SCHOOL_LIMIT,
  SCHOOL_STATUSES,
  type School,
  school,
  schoolList,
} from "@domain/school.ts";
import { NO_FIGURES } from "@domain/schoolFigures.ts";
import { US_STATE_CODES } from "@domain/usState.ts";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { deleteDoc, deleteField, doc, setDoc, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as, openRules, write } from "./openRules.ts";

const DAY = "2026-11-20";
const due = { id: "early", label: "Early decision", day: "2026-11-01", done: false };
const rice: School = {
  track: "HS",
  kind: "UG",
  schoolId: "ug-rice",
  name: "Rice University",
  city: "Houston",
  state: "TX",
  control: "private",
  status: "applying",
  reached: { ...NOTHING_REACHED, researching: DAY, applying: DAY },
  outcome: null,
  deadlines: [due],
  figures: {
    ...NO_FIGURES,
    admit_rate: 8.7,
    sat: { low: 1490, high: 1570 },
    year: "fall 2022 entry",
    source: "A file",
  },
  override: null,
  note: "Visit in spring",
};
const figures = (change: object) => ({ figures: { ...rice.figures, ...change } });
let rules: RulesTestEnvironment;
const schoolsOf = (uid = "ann", path = schoolsPath("ann")) => doc(as(rules, uid), path);
const put = (row: object, id = "one") => setDoc(schoolsOf(), { items: { [id]: row }, changed_item: id });

beforeAll(async () => {
  rules = await openRules("school");
});
beforeEach(async () => {
  await rules.clearFirestore();
  await write(rules, { [userPath("ann")]: { display_name: "Ann Lee" } });
});
afterAll(() => rules.cleanup());

/** Checks that schema and rules agree on a row. */
async function expectAllowed(change: object): Promise<void> {
  expect(school.safeParse({ ...rice, ...change }).error).toBeUndefined();
  await assertSucceeds(put({ ...rice, ...change }));
}

describe("a school", () => {
  test("can be added, changed and removed by its student, one at a time", async () => {
    await assertSucceeds(put(rice));
    await assertSucceeds(updateDoc(schoolsOf(), { "items.one.note": "Call", changed_item: "one" }));
    await assertSucceeds(updateDoc(schoolsOf(), { "items.two": rice, changed_item: "two" }));
    await assertFails(updateDoc(schoolsOf(), { "items.three": rice, "items.four": rice, changed_item: "four" }));
    await assertSucceeds(updateDoc(schoolsOf(), { "items.one": deleteField(), changed_item: "one" }));
    await assertFails(deleteDoc(schoolsOf()));
  });

  test("is as long and as large as the schema allows", async () => {
    const place = { id: "d".repeat(64), label: "l".repeat(100), day: DAY, done: true };
    await expectAllowed({
      schoolId: "s".repeat(80),
      name: "n".repeat(200),
      city: "c".repeat(100),
      deadlines: Array.from({ length: DEADLINE_LIMIT }, () => place),
      reached: Object.fromEntries(SCHOOL_STATUSES.map((status) => [status, DAY])),
      override: { fit: "safety", note: "w".repeat(500) },
      note: "o".repeat(2_000),
    });
    await expectAllowed({ schoolId: null, city: "", state: null, control: null, deadlines: [], note: "" });
    await expectAllowed({ figures: NO_FIGURES, reached: NOTHING_REACHED, override: { fit: "match", note: "" } });
    await expectAllowed(figures({ year: "y".repeat(120), source: "s".repeat(300), is_test_blind: true }));
    const lowest = { admit_rate: 0, mcat: 472, gpa: 0, in_state_share: 0, dat: { scale: "1-30", aa: 1 } };
    await expectAllowed(figures({ ...lowest, sat: { low: 400, high: 400 }, act: { low: 1, high: 1 } }));
    const highest = { admit_rate: 100, mcat: 528, gpa: 5, in_state_share: 100, dat: { scale: "1-30", aa: 30 } };
    await expectAllowed(figures({ ...highest, sat: { low: 1600, high: 1600 }, act: { low: 36, high: 36 } }));
    await expectAllowed(figures({ dat: { scale: "200-600", aa: 200 } }));
    await expectAllowed(figures({ dat: { scale: "200-600", aa: 600 } }));
  });

  test("takes every choice the schema knows", async () => {
    for (const track of ["HS", "PM", "PD"]) await expectAllowed({ track });
    for (const kind of SCHOOL_KINDS) await expectAllowed({ kind });
    // The rules know what a state's code looks like; the schema knows which there are.
    expect(US_STATE_CODES.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    await expectAllowed({ state: "WY" });
    for (const control of ["public", "private"]) await expectAllowed({ control });
    for (const status of SCHOOL_STATUSES) await expectAllowed({ status });
    for (const outcome of OUTCOMES) await expectAllowed({ outcome });
    for (const fit of FITS) await expectAllowed({ override: { fit, note: "" } });
  });

  // Each refusal differs from the allowed write in a single fact.
  test.each<readonly [string, object]>([
    ["an unknown track", { track: "MD" }],
    ["an unknown kind", { kind: "JD" }],
    ["an id that is too long", { schoolId: "s".repeat(81) }],
    ["an empty id", { schoolId: "" }],
    ["no name", { name: " " }],
    ["a name that is too long", { name: "n".repeat(201) }],
    ["a city that is no text", { city: ["Houston"] }],
    ["a city that is too long", { city: "c".repeat(101) }],
    ["a state in words", { state: "Texas" }],
    ["a state that is a number", { state: 7 }],
    ["an unknown control", { control: "federal" }],
    ["an unknown status", { status: "dreaming" }],
    ["an unknown outcome", { outcome: "maybe" }],
    ["a note that is no text", { note: ["Visit"] }],
    ["a note that is too long", { note: "o".repeat(2_001) }],
    ["a word of its own without a fit", { override: { fit: "sure", note: "" } }],
    ["a word of its own without a note", { override: { fit: "match" } }],
    ["a word of its own with more than a note", { override: { fit: "match", note: "", by: "me" } }],
    ["a word of its own whose note is no text", { override: { fit: "match", note: ["why"] } }],
    ["a word of its own whose note is too long", { override: { fit: "match", note: "w".repeat(501) } }],
    ["a day that is none", { reached: { ...NOTHING_REACHED, primary: "soon" } }],
    ["a status reached that there is not", { reached: { ...NOTHING_REACHED, dreaming: DAY } }],
    ["deadlines that are no list", { deadlines: {} }],
    ["too many deadlines", { deadlines: Array.from({ length: DEADLINE_LIMIT + 1 }, () => due) }],
    ["a deadline with an odd id", { deadlines: [{ ...due, id: "a b" }] }],
    ["a deadline without a label", { deadlines: [{ ...due, label: " " }] }],
    ["a deadline whose label is too long", { deadlines: [{ ...due, label: "l".repeat(101) }] }],
    ["a deadline without a day", { deadlines: [{ ...due, day: null }] }],
    ["a deadline that is neither done nor not", { deadlines: [{ ...due, done: "no" }] }],
    ["a deadline with a field of its own", { deadlines: [{ ...due, hour: 12 }] }],
    ["a rate below none", figures({ admit_rate: -1 })],
    ["a rate above all", figures({ admit_rate: 101 })],
    ["a rate in words", figures({ admit_rate: "few" })],
    ["a test policy that is neither", figures({ is_test_blind: null })],
    ["an SAT below the lowest", figures({ sat: { low: 390, high: 1400 } })],
    ["an SAT above the highest", figures({ sat: { low: 1400, high: 1610 } })],
    ["an SAT the wrong way round", figures({ sat: { low: 1400, high: 1390 } })],
    ["an SAT with a middle", figures({ sat: { low: 1400, high: 1500, middle: 1450 } })],
    ["an ACT below the lowest", figures({ act: { low: 0, high: 30 } })],
    ["an ACT above the highest", figures({ act: { low: 30, high: 37 } })],
    ["an MCAT below the lowest", figures({ mcat: 471 })],
    ["an MCAT above the highest", figures({ mcat: 529 })],
    ["a DAT on an unknown scale", figures({ dat: { scale: "0-100", aa: 20 } })],
    ["a DAT on another unknown scale", figures({ dat: { scale: "0-1000", aa: 440 } })],
    ["an old DAT below the lowest", figures({ dat: { scale: "1-30", aa: 0 } })],
    ["an old DAT above the highest", figures({ dat: { scale: "1-30", aa: 31 } })],
    ["a new DAT below the lowest", figures({ dat: { scale: "200-600", aa: 190 } })],
    ["a new DAT above the highest", figures({ dat: { scale: "200-600", aa: 610 } })],
    ["a DAT with more than its average", figures({ dat: { scale: "1-30", aa: 20, pat: 20 } })],
    ["a GPA below none", figures({ gpa: -0.1 })],
    ["a GPA above 5", figures({ gpa: 5.1 })],
    ["a share below none", figures({ in_state_share: -1 })],
    ["a share above all", figures({ in_state_share: 101 })],
    ["a year that is no text", figures({ year: ["2022"] })],
    ["a year that is too long", figures({ year: "y".repeat(121) })],
    ["a source that is no text", figures({ source: ["A file"] })],
    ["a source that is too long", figures({ source: "s".repeat(301) })],
    ["a figure of its own", figures({ rank: 1 })],
    ["a field of its own", { rank: 1 }],
  ])("cannot have %s", async (_, change) => {
    await assertFails(put({ ...rice, ...change }));
    await write(rules, { [schoolsPath("ann")]: { items: { one: rice }, changed_item: "one" } });
    await assertFails(put({ ...rice, ...change }));
  });

  test.each(SCHOOL_STATUSES)("has a day or none for %s", async (status) => {
    await assertFails(put({ ...rice, reached: { ...NOTHING_REACHED, [status]: "yesterday" } }));
  });

  test("has each of its deadlines checked", async () => {
    for (let place = 0; place < DEADLINE_LIMIT; place += 1) {
      const deadlines = Array.from({ length: place + 1 }, (_, at) => (at === place ? { ...due, label: "" } : due));
      await assertFails(put({ ...rice, deadlines }));
    }
  });

  test.each(Object.keys(rice))("cannot lack its %s", async (name) => {
    const row = Object.fromEntries(Object.entries(rice).filter(([field]) => field !== name));
    expect(school.safeParse(row).success).toBe(false);
    await assertFails(put(row));
    // Another field in its place does not help.
    await assertFails(put({ ...row, rank: 1 }));
  });

  test("belongs to its student", async () => {
    const list = { items: { one: rice }, changed_item: "one" };
    await assertFails(setDoc(schoolsOf("bob"), list));
    await assertFails(setDoc(schoolsOf("ann", `${userPath("ann")}/schools/second`), list));
  });

  test("is one of as many as the schema allows", async () => {
    const items = Object.fromEntries(Array.from({ length: SCHOOL_LIMIT }, (_, index) => [`row-${index}`, rice]));
    const full = { items, changed_item: "row-0" };
    expect(schoolList.safeParse(full).success).toBe(true);
    await write(rules, { [schoolsPath("ann")]: full });

    await assertSucceeds(updateDoc(schoolsOf(), { "items.row-0.note": "Call", changed_item: "row-0" }));
    await assertFails(updateDoc(schoolsOf(), { "items.extra": rice, changed_item: "extra" }));
  });
});
