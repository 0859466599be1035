import {
  JOURNAL_TEXT_LIMIT,
  JOURNAL_TITLE_LIMIT,
  type Journal,
  journal,
  LINK_LIMIT,
  TAG_LENGTH,
  TAG_LIMIT,
} from "@domain/journal.ts";
import { journalPath, journalsPath, userPath } from "@domain/paths.ts";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as, asNobody, openRules, write } from "./openRules.ts";

const entry: Journal = {
  title: "The man who counted to ten",
  text: "He practiced English numbers while we waited for the elevator.",
  written_on: "2026-11-14",
  created_at: 1_794_700_000_000,
  tags: ["language", "listening"],
  experience_ids: ["h0SPITALh0SPITALh0SP"],
  school_ids: ["one"],
  starred: true,
  deleted_on: null,
};
let rules: RulesTestEnvironment;
const entryOf = (uid = "ann") => doc(as(rules, uid), journalPath("ann", "one"));

beforeAll(async () => {
  rules = await openRules("journal");
});
beforeEach(async () => {
  await rules.clearFirestore();
  await write(rules, { [userPath("ann")]: { display_name: "Ann Lee" } });
});
afterAll(() => rules.cleanup());

/** Checks that schema and rules agree on an entry. */
async function expectAllowed(fields: object): Promise<void> {
  expect(journal.safeParse(fields).error).toBeUndefined();
  await assertSucceeds(setDoc(entryOf(), fields));
}

describe("a journal entry", () => {
  test("can be written, changed, put into the bin and deleted by its student", async () => {
    await assertSucceeds(setDoc(entryOf(), entry));
    await assertSucceeds(updateDoc(entryOf(), { text: "He taught me his." }));
    await assertSucceeds(updateDoc(entryOf(), { deleted_on: "2026-11-21" }));
    await assertSucceeds(getDoc(entryOf()));
    await assertSucceeds(getDocs(collection(as(rules, "ann"), journalsPath("ann"))));
    await assertSucceeds(deleteDoc(entryOf()));
  });

  test("is as long as the schema allows", async () => {
    await expectAllowed({
      ...entry,
      title: "t".repeat(JOURNAL_TITLE_LIMIT),
      text: "t".repeat(JOURNAL_TEXT_LIMIT),
      tags: Array.from({ length: TAG_LIMIT }, () => "t".repeat(TAG_LENGTH)),
      experience_ids: Array.from({ length: LINK_LIMIT }, () => "e".repeat(64)),
      school_ids: Array.from({ length: LINK_LIMIT }, () => "s".repeat(64)),
    });
    await expectAllowed({ ...entry, title: "", text: "", created_at: 0, tags: [], experience_ids: [], school_ids: [] });
  });

  const places = Array.from({ length: TAG_LIMIT }, (_, place) => place);
  const filled = (length: number, place: number, value: unknown) =>
    Array.from({ length }, (_, index) => (index === place ? value : "fine"));

  // Each refusal differs from the allowed write in a single fact.
  test.each<readonly [string, object]>([
    ["a title that is no text", { title: ["One"] }],
    ["a title that is too long", { title: "t".repeat(JOURNAL_TITLE_LIMIT + 1) }],
    ["a text that is no text", { text: ["One"] }],
    ["a text that is too long", { text: "t".repeat(JOURNAL_TEXT_LIMIT + 1) }],
    ["a day that is none", { written_on: "yesterday" }],
    ["a moment in words", { created_at: "now" }],
    ["half a millisecond", { created_at: 0.5 }],
    ["a moment before time", { created_at: -1 }],
    ["tags in a map", { tags: {} }],
    ["too many tags", { tags: Array.from({ length: TAG_LIMIT + 1 }, () => "fine") }],
    ...places.map((place) => [`an empty tag in place ${place}`, { tags: filled(TAG_LIMIT, place, " ") }] as const),
    ["a tag that is too long", { tags: ["t".repeat(TAG_LENGTH + 1)] }],
    ["links in a map", { experience_ids: {} }],
    ["too many links", { experience_ids: Array.from({ length: LINK_LIMIT + 1 }, () => "fine") }],
    ...places.map(
      (place) => [`no id in place ${place}`, { experience_ids: filled(LINK_LIMIT, place, "not an id") }] as const,
    ),
    ["a school that is no id", { school_ids: ["not an id"] }],
    ["a star that is neither", { starred: "yes" }],
    ["a day of the bin that is none", { deleted_on: "soon" }],
    ["a field of its own", { mood: "good" }],
  ])("cannot have %s", async (_, change) => {
    const fields = { ...entry, ...change };
    expect("mood" in change || !journal.safeParse(fields).success).toBe(true);
    await assertFails(setDoc(entryOf(), fields));
    await write(rules, { [journalPath("ann", "one")]: entry });
    await assertFails(setDoc(entryOf(), fields));
  });

  test.each(Object.keys(entry))("cannot lack its %s", async (name) => {
    const fields = Object.fromEntries(Object.entries(entry).filter(([field]) => field !== name));
    expect(journal.safeParse(fields).success).toBe(false);
    await assertFails(setDoc(entryOf(), fields));
    // Another field in its place does not help.
    await assertFails(setDoc(entryOf(), { ...fields, mood: "good" }));
  });

  test("is nobody else's business", async () => {
    await write(rules, { [journalPath("ann", "one")]: entry });

    for (const other of [entryOf("bob"), doc(asNobody(rules), journalPath("ann", "one"))]) {
      await assertFails(getDoc(other));
      await assertFails(setDoc(other, entry));
      await assertFails(deleteDoc(other));
    }
    await assertFails(getDocs(collection(as(rules, "bob"), journalsPath("ann"))));
  });

  test("cannot outlive its student", async () => {
    await rules.clearFirestore();

    await assertFails(setDoc(entryOf(), entry));
  });
});
