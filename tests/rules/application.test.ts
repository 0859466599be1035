import { APPLICATION_FORMS, application, CHOICE_LIMIT, chosenExperience } from "@domain/application.ts";
import { applicationPath, userPath } from "@domain/paths.ts";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { deleteDoc, deleteField, doc, setDoc, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as, openRules, write } from "./openRules.ts";

const pantry = { position: 1, copied: "position:1k3z9d organization:0ab " };
let rules: RulesTestEnvironment;
const choiceOf = (uid = "ann", form = "amcas") => doc(as(rules, uid), applicationPath("ann", form));
const put = (row: unknown, id = "one") => setDoc(choiceOf(), { items: { [id]: row }, changed_item: id });

beforeAll(async () => {
  rules = await openRules("application");
});
beforeEach(async () => {
  await rules.clearFirestore();
  await write(rules, { [userPath("ann")]: { display_name: "Ann Lee" } });
});
afterAll(() => rules.cleanup());

/** Checks that schema and rules agree on a row. */
async function expectAllowed(row: object): Promise<void> {
  expect(chosenExperience.safeParse(row).error).toBeUndefined();
  await assertSucceeds(put(row));
}

describe("a chosen experience", () => {
  test("can be added, moved, marked and left out by its student, one at a time", async () => {
    await assertSucceeds(put(pantry));
    await assertSucceeds(updateDoc(choiceOf(), { "items.one.position": 2.5, changed_item: "one" }));
    await assertSucceeds(updateDoc(choiceOf(), { "items.one.copied": "", changed_item: "one" }));
    await assertSucceeds(updateDoc(choiceOf(), { "items.two": pantry, changed_item: "two" }));
    await assertFails(updateDoc(choiceOf(), { "items.three": pantry, "items.four": pantry, changed_item: "four" }));
    await assertSucceeds(updateDoc(choiceOf(), { "items.one": deleteField(), changed_item: "one" }));
    await assertFails(deleteDoc(choiceOf()));
  });

  test("is at home in each of the three forms and in no other", async () => {
    const list = { items: { one: pantry }, changed_item: "one" };
    for (const form of APPLICATION_FORMS) await assertSucceeds(setDoc(choiceOf("ann", form), list));
    await assertFails(setDoc(choiceOf("ann", "aacomas"), list));
  });

  test("is as large as the schema allows", async () => {
    await expectAllowed({ position: 999_999.5, copied: `${"a".repeat(24)}:1234567 `.repeat(40) });
    await expectAllowed({ position: -999_999.5, copied: "" });
  });

  // Each refusal differs from the allowed write in a single fact.
  test.each<readonly [string, unknown]>([
    ["a position beyond the end", { ...pantry, position: 1_000_000 }],
    ["a position before the beginning", { ...pantry, position: -1_000_000 }],
    ["a position in words", { ...pantry, position: "first" }],
    ["no position", { copied: "" }],
    ["no marks", { position: 1 }],
    ["marks that are a list", { ...pantry, copied: ["city:0ab "] }],
    ["marks of no field", { ...pantry, copied: ":0ab " }],
    ["marks with a sum that is too long", { ...pantry, copied: "city:12345678 " }],
    ["marks of a field that is too long", { ...pantry, copied: `${"a".repeat(25)}:0ab ` }],
    ["too many marks", { ...pantry, copied: "city:0ab ".repeat(41) }],
    ["a text of its own in the marks", { ...pantry, copied: "Anything at all" }],
    ["more than belongs to it", { ...pantry, note: "mine" }],
    ["no fields but a word", "pantry"],
  ])("cannot have %s", (_, row) => assertFails(put(row)));

  test("belongs to its student alone", async () => {
    await assertFails(setDoc(choiceOf("bob"), { items: { one: pantry }, changed_item: "one" }));
    await rules.clearFirestore();
    await assertFails(put(pantry));
  });

  test("has room beside ninety-nine others, not more", async () => {
    const rows = Array.from({ length: CHOICE_LIMIT - 1 }, (_, index) => [`row-${index}`, pantry]);
    const full = { items: Object.fromEntries(rows), changed_item: "row-0" };
    await write(rules, { [applicationPath("ann", "amcas")]: full });

    await assertSucceeds(updateDoc(choiceOf(), { "items.last": pantry, changed_item: "last" }));
    await assertFails(updateDoc(choiceOf(), { "items.beyond": pantry, changed_item: "beyond" }));
    expect(application.safeParse({ ...full, items: { ...full.items, last: pantry } }).error).toBeUndefined();
    expect(application.safeParse({ ...full, items: { ...full.items, last: pantry, beyond: pantry } }).success).toBe(
      false,
    );
  });
});
