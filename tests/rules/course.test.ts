import {
  CODE_LENGTH,
  COURSE_LEVELS,
  COURSE_LIMIT,
  COURSE_STATUSES,
  CREDIT_LIMIT,
  CREDIT_UNITS,
  course,
  courseList,
  FIRST_YEAR,
  LAST_YEAR,
  NAME_LENGTH,
  TERMS,
} from "@domain/course.ts";
import { GRADES } from "@domain/grade.ts";
import { coursesPath, userPath } from "@domain/paths.ts";
import { biology } from "@domain/samples/biology.ts";
import { SUBJECTS } from "@domain/subject.ts";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { deleteDoc, deleteField, doc, setDoc, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as, openRules, write } from "./openRules.ts";

let rules: RulesTestEnvironment;
const coursesOf = (uid = "ann", path = coursesPath("ann")) => doc(as(rules, uid), path);
const put = (row: object, id = "one") => setDoc(coursesOf(), { items: { [id]: row }, changed_item: id });

beforeAll(async () => {
  rules = await openRules("course");
});
beforeEach(async () => {
  await rules.clearFirestore();
  await write(rules, { [userPath("ann")]: { display_name: "Ann Lee" } });
});
afterAll(() => rules.cleanup());

/** Checks that schema and rules agree on a row. */
async function expectAllowed(row: object): Promise<void> {
  expect(course.safeParse(row).error).toBeUndefined();
  await assertSucceeds(put(row));
}

describe("a course", () => {
  test("can be added, changed and removed by its student, one at a time", async () => {
    await assertSucceeds(put(biology));
    await assertSucceeds(updateDoc(coursesOf(), { "items.one.grade": "A", changed_item: "one" }));
    await assertSucceeds(updateDoc(coursesOf(), { "items.two": biology, changed_item: "two" }));
    await assertFails(updateDoc(coursesOf(), { "items.three": biology, "items.four": biology, changed_item: "four" }));
    await assertSucceeds(updateDoc(coursesOf(), { "items.one": deleteField(), changed_item: "one" }));
    await assertFails(deleteDoc(coursesOf()));
  });

  test("is as long and as large as the schema allows", async () => {
    await expectAllowed({ ...biology, code: "c".repeat(CODE_LENGTH), name: "n".repeat(NAME_LENGTH) });
    await expectAllowed({ ...biology, code: "", year: FIRST_YEAR, credits: 0 });
    await expectAllowed({ ...biology, year: LAST_YEAR, credits: CREDIT_LIMIT });
    await expectAllowed({ ...biology, credits: 2.5, grade: null, status: "in-progress" });
  });

  test("takes every choice the schema knows", async () => {
    for (const term of TERMS) await expectAllowed({ ...biology, term });
    for (const level of COURSE_LEVELS) await expectAllowed({ ...biology, level });
    for (const credit_unit of CREDIT_UNITS) await expectAllowed({ ...biology, credit_unit });
    for (const status of COURSE_STATUSES) await expectAllowed({ ...biology, status });
    for (const grade of GRADES) await expectAllowed({ ...biology, grade });
    for (const subject of SUBJECTS) await expectAllowed({ ...biology, subject });
  });

  // Each refusal differs from the allowed write in a single fact.
  test.each<readonly [string, object]>([
    ["an unknown term", { term: "Autumn" }],
    ["an unknown level", { level: "graduate" }],
    ["an unknown unit", { credit_unit: "hours" }],
    ["an unknown status", { status: "planned" }],
    ["an unknown subject", { subject: "magic" }],
    ["an unknown grade", { grade: "A++" }],
    ["no grade though it is completed", { grade: null }],
    ["no grade though it is what-if", { grade: null, status: "what-if" }],
    ["half a year", { year: 2025.5 }],
    ["a year before the first", { year: FIRST_YEAR - 1 }],
    ["a year after the last", { year: LAST_YEAR + 1 }],
    ["a code that is no text", { code: ["BIO"] }],
    ["a code that is too long", { code: "c".repeat(CODE_LENGTH + 1) }],
    ["no name", { name: " " }],
    ["a name that is too long", { name: "n".repeat(NAME_LENGTH + 1) }],
    ["credits below none", { credits: -1 }],
    ["too many credits", { credits: CREDIT_LIMIT + 1 }],
    ["credits in words", { credits: "four" }],
    ["a lab that is neither there nor not", { has_lab: "yes" }],
    ["a field of its own", { professor: "Lee" }],
  ])("cannot have %s", async (_, change) => {
    const row = { ...biology, ...change };
    expect("professor" in change || !course.safeParse(row).success).toBe(true);
    await assertFails(put(row));
    await write(rules, { [coursesPath("ann")]: { items: { one: biology }, changed_item: "one" } });
    await assertFails(put(row));
  });

  test.each(Object.keys(biology))("cannot lack its %s", async (name) => {
    const row = Object.fromEntries(Object.entries(biology).filter(([field]) => field !== name));
    expect(course.safeParse(row).success).toBe(false);
    await assertFails(put(row));
    // Another field in its place does not help.
    await assertFails(put({ ...row, professor: "Lee" }));
  });

  test("belongs to its student", async () => {
    await assertFails(setDoc(coursesOf("bob"), { items: { one: biology }, changed_item: "one" }));
    await assertFails(
      setDoc(coursesOf("ann", `${userPath("ann")}/courses/second`), { items: { one: biology }, changed_item: "one" }),
    );
  });

  test("is one of as many as the schema allows", async () => {
    const items = Object.fromEntries(Array.from({ length: COURSE_LIMIT }, (_, index) => [`row-${index}`, biology]));
    const full = { items, changed_item: "row-0" };
    expect(courseList.safeParse(full).success).toBe(true);
    await write(rules, { [coursesPath("ann")]: full });

    await assertSucceeds(updateDoc(coursesOf(), { "items.row-0.grade": "B", changed_item: "row-0" }));
    await assertFails(updateDoc(coursesOf(), { "items.extra": biology, changed_item: "extra" }));
  });
});
