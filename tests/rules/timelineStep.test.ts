import { timelinePath, userPath } from "@domain/paths.ts";
import {
  STEP_STATUSES,
  TIMELINE_STEP_LIMIT,
  type TimelineStep,
  timelineStep,
  timelineStepList,
} from "@domain/timelineStep.ts";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { deleteDoc, deleteField, doc, setDoc, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as, openRules, write } from "./openRules.ts";

const done: TimelineStep = { status: "done", on: "2026-11-20", reason: "", task: null };
let rules: RulesTestEnvironment;
const stepsOf = (uid = "ann", path = timelinePath("ann")) => doc(as(rules, uid), path);
const put = (row: object, id = "hs-sat") => setDoc(stepsOf(), { items: { [id]: row }, changed_item: id });

beforeAll(async () => {
  rules = await openRules("timeline");
});
beforeEach(async () => {
  await rules.clearFirestore();
  await write(rules, { [userPath("ann")]: { display_name: "Ann Lee" } });
});
afterAll(() => rules.cleanup());

/** Checks that schema and rules agree on a row. */
async function expectAllowed(change: object): Promise<void> {
  expect(timelineStep.safeParse({ ...done, ...change }).error).toBeUndefined();
  await assertSucceeds(put({ ...done, ...change }));
}

describe("a step of the timeline", () => {
  test("is kept, changed and forgotten by its student, one at a time", async () => {
    await assertSucceeds(put(done));
    await assertSucceeds(updateDoc(stepsOf(), { "items.hs-sat.status": "open", changed_item: "hs-sat" }));
    await assertFails(updateDoc(stepsOf(), { "items.hs-act": done, "items.hs-aid": done, changed_item: "hs-aid" }));
    await assertSucceeds(updateDoc(stepsOf(), { "items.hs-sat": deleteField(), changed_item: "hs-sat" }));
    await assertFails(deleteDoc(stepsOf()));
  });

  test("takes what the schema knows, up to its limits", async () => {
    for (const status of STEP_STATUSES) await expectAllowed({ status });
    await expectAllowed({ reason: "r".repeat(200), task: `${"s".repeat(40)}/${"t".repeat(64)}` });
    await expectAllowed({ task: "hs-11/timeline-hs_SAT" });
  });

  // Each refusal differs from the allowed write in a single fact.
  test.each<readonly [string, object]>([
    ["an unknown status", { status: "late" }],
    ["no day", { on: "today" }],
    ["a reason that is no text", { reason: ["none"] }],
    ["a reason that is too long", { reason: "r".repeat(201) }],
    ["a task that is none", { task: "hs-11" }],
    ["a task that is a number", { task: 7 }],
  ])("cannot have %s", async (_, change) => {
    expect(timelineStep.safeParse({ ...done, ...change }).success).toBe(false);
    await assertFails(put({ ...done, ...change }));
  });

  test.each(Object.keys(done))("cannot lack its %s", async (name) => {
    const row = Object.fromEntries(Object.entries(done).filter(([field]) => field !== name));
    expect(timelineStep.safeParse(row).success).toBe(false);
    await assertFails(put(row));
    await assertFails(put({ ...row, mood: "good" }));
  });

  test("has no field of its own", () => assertFails(put({ ...done, mood: "good" })));

  test("belongs to its student", async () => {
    const list = { items: { "hs-sat": done }, changed_item: "hs-sat" };
    await assertFails(setDoc(stepsOf("bob"), list));
    await assertFails(setDoc(stepsOf("ann", `${userPath("ann")}/timelines/second`), list));
  });

  test("is one of as many as the schema allows", async () => {
    const items = Object.fromEntries(Array.from({ length: TIMELINE_STEP_LIMIT }, (_, index) => [`row-${index}`, done]));
    const full = { items, changed_item: "row-0" };
    expect(timelineStepList.safeParse(full).success).toBe(true);
    await write(rules, { [timelinePath("ann")]: full });

    await assertSucceeds(updateDoc(stepsOf(), { "items.row-0.status": "open", changed_item: "row-0" }));
    await assertFails(updateDoc(stepsOf(), { "items.extra": done, changed_item: "extra" }));
  });
});
