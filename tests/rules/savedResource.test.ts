import { savedResourcesPath, userPath } from "@domain/paths.ts";
import {
  SAVED_GROUPS,
  SAVED_NOTE_LENGTH,
  SAVED_RESOURCE_LIMIT,
  type SavedResource,
  savedResource,
  savedResourceList,
} from "@domain/savedResource.ts";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { deleteDoc, deleteField, doc, setDoc, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as, openRules, write } from "./openRules.ts";

const kept: SavedResource = { saved_on: "2026-11-20", savedGroup: "schoolHelp", note: "Start with biology" };
let rules: RulesTestEnvironment;
const savedOf = (uid = "ann", path = savedResourcesPath("ann")) => doc(as(rules, uid), path);
const put = (row: object, id = "openstax") => setDoc(savedOf(), { items: { [id]: row }, changed_item: id });

beforeAll(async () => {
  rules = await openRules("saved-resource");
});
beforeEach(async () => {
  await rules.clearFirestore();
  await write(rules, { [userPath("ann")]: { display_name: "Ann Lee" } });
});
afterAll(() => rules.cleanup());

describe("a saved resource", () => {
  test("can be saved, noted upon and removed by its student, one at a time", async () => {
    await assertSucceeds(put(kept));
    await assertSucceeds(updateDoc(savedOf(), { "items.openstax.note": "Done", changed_item: "openstax" }));
    await assertSucceeds(updateDoc(savedOf(), { "items.anki": kept, changed_item: "anki" }));
    await assertFails(updateDoc(savedOf(), { "items.one": kept, "items.two": kept, changed_item: "two" }));
    await assertSucceeds(updateDoc(savedOf(), { "items.openstax": deleteField(), changed_item: "openstax" }));
    await assertFails(deleteDoc(savedOf()));
  });

  test("is as long as the schema allows, in every group", async () => {
    for (const savedGroup of SAVED_GROUPS) {
      const row = { ...kept, savedGroup, note: "n".repeat(SAVED_NOTE_LENGTH) };
      expect(savedResource.safeParse(row).success).toBe(true);
      await assertSucceeds(put(row));
    }
    await assertSucceeds(put({ ...kept, note: "" }));
  });

  // Each refusal differs from the allowed write in a single fact.
  test.each<readonly [string, object]>([
    ["no day", { saved_on: null }],
    ["a day that is none", { saved_on: "today" }],
    ["an unknown group", { savedGroup: "games" }],
    ["a note that is no text", { note: ["read"] }],
    ["a note that is too long", { note: "n".repeat(SAVED_NOTE_LENGTH + 1) }],
    ["a field of its own", { stars: 5 }],
  ])("cannot have %s", async (_, change) => {
    await assertFails(put({ ...kept, ...change }));
  });

  test.each(Object.keys(kept))("cannot lack its %s", async (name) => {
    const row = Object.fromEntries(Object.entries(kept).filter(([field]) => field !== name));
    expect(savedResource.safeParse(row).success).toBe(false);
    await assertFails(put(row));
    // Another field in its place does not help.
    await assertFails(put({ ...row, stars: 5 }));
  });

  test("stands in a list of rows and nothing else", async () => {
    await assertFails(setDoc(savedOf(), { items: { openstax: kept }, changed_item: "openstax", folder: "mine" }));
  });

  test("belongs to its student", async () => {
    const list = { items: { openstax: kept }, changed_item: "openstax" };
    await assertFails(setDoc(savedOf("bob"), list));
    await assertFails(setDoc(savedOf("ann", `${userPath("ann")}/savedResources/second`), list));
  });

  test("is one of as many as the schema allows", async () => {
    const items = Object.fromEntries(
      Array.from({ length: SAVED_RESOURCE_LIMIT }, (_, index) => [`row-${index}`, kept]),
    );
    const full = { items, changed_item: "row-0" };
    expect(savedResourceList.safeParse(full).success).toBe(true);
    await write(rules, { [savedResourcesPath("ann")]: full });

    await assertSucceeds(updateDoc(savedOf(), { "items.row-0.note": "Read", changed_item: "row-0" }));
    await assertFails(updateDoc(savedOf(), { "items.extra": kept, changed_item: "extra" }));
  });
});
