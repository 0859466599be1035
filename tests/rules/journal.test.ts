import { JOURNAL_TEXT_LIMIT, JOURNAL_TITLE_LIMIT, type Journal, journal } from "@domain/journal/journal.ts";
import { journalIndexPath, journalPath, journalsPath, userPath } from "@domain/records/firestorePaths.ts";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
  writeBatch,
} from "firebase/firestore";
import { describe, test } from "vitest";
import { LARGEST_JOURNAL } from "./cost/largestRecords.ts";
import { describeRecord } from "./describeRecord.ts";
import { as, asSignedOut, remove, useRules, write } from "./openRules.ts";
import { documentSite } from "./RecordSite.ts";

const LIMIT = 2_500;
const path = journalPath("ann", "one");
const indexPath = journalIndexPath("ann");
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
const rules = useRules("journal");
const entryOf = (uid = "ann", at = path) => doc(as(rules(), uid), at);
const index = (uid = "ann") => doc(as(rules(), uid), indexPath);

// Without an index, as in accounts of the first release.
describeRecord({
  what: "a journal entry",
  site: documentSite(rules, path),
  schema: journal,
  plain: { ...entry },
  needed: ["text", "written_on", "created_at"],
  largest: [
    { ...LARGEST_JOURNAL },
    { title: "", text: "", created_at: 0, tags: [], experience_ids: [], school_ids: [] },
  ],
  texts: [
    { fields: ["title"], longest: JOURNAL_TITLE_LIMIT },
    { fields: ["text"], longest: JOURNAL_TEXT_LIMIT },
  ],
  days: ["written_on", "deleted_on"],
  booleans: ["starred"],
  lists: {
    tags: { count: 8, longest: 320 },
    experience_ids: { count: 8, longest: 512 },
    school_ids: { count: 8, longest: 512 },
  },
  refused: [
    ["a moment before time", { created_at: -1 }],
    ["a moment in words", { created_at: "now" }],
    ["a moment in a list", { created_at: [0] }],
    ["no moment", { created_at: null }],
  ],
});

describe("a journal entry", () => {
  test("can only be read, listed and deleted by its student", async () => {
    await assertFails(setDoc(entryOf("bob"), entry));
    await write(rules(), { [path]: entry });
    for (const other of [entryOf("bob"), doc(asSignedOut(rules()), path)]) {
      await assertFails(getDoc(other));
      await assertFails(setDoc(other, { ...entry, starred: false }));
      await assertFails(deleteDoc(other));
    }
    await assertFails(getDocs(collection(as(rules(), "bob"), journalsPath("ann"))));
    await assertSucceeds(getDoc(entryOf()));
    await assertSucceeds(getDocs(collection(as(rules(), "ann"), journalsPath("ann"))));
    await assertSucceeds(deleteDoc(entryOf()));
  });

  test.each(["a b", "é", "a".repeat(65)])("cannot have the id %j", (id) =>
    assertFails(setDoc(entryOf("ann", journalPath("ann", id)), entry)),
  );

  test("cannot be created once the account is gone", async () => {
    await remove(rules(), userPath("ann"));
    await assertFails(setDoc(entryOf(), entry));
  });

  test("must be created together with its index entry if there is an index", async () => {
    await write(rules(), { [indexPath]: { items: { other: true }, changed_item: "other" } });
    await assertFails(setDoc(entryOf(), entry));
    await assertSucceeds(begin("one"));
    await assertSucceeds(updateDoc(entryOf(), { text: "He taught me his." }));
  });

  test("can create the index with only itself", async () => {
    await assertSucceeds(begin("one"));
    await assertFails(setDoc(entryOf("ann", journalPath("ann", "two")), entry));
  });

  test("can still be changed if it is older than the index", async () => {
    await write(rules(), { [path]: entry, [indexPath]: { items: {}, changed_item: "other" } });
    await assertSucceeds(updateDoc(entryOf(), { deleted_on: "2026-11-21" }));
  });
});

describe("the index of the journals", () => {
  const add = (id: unknown, value: unknown = true) =>
    setDoc(index(), { items: { [String(id)]: value }, changed_item: id }, { merge: true });

  test("accepts one new id per write", async () => {
    await assertSucceeds(add("one"));
    await assertSucceeds(add("two"));
    await assertFails(
      setDoc(index(), { items: { one: true, two: true, three: true, four: true }, changed_item: "four" }),
    );
    await assertFails(setDoc(index(), { items: { one: true, two: true, three: true } }, { merge: true }));
    await assertFails(add("three", "The man who counted"));
    await assertFails(add("three", { text: "He practiced" }));
    await assertFails(add("three", false));
    await assertFails(deleteDoc(index()));
  });

  test("accepts only ids", async () => {
    for (const id of ["a b", "é", "a".repeat(65), 7, null]) await assertFails(add(id));
    await assertFails(setDoc(index(), { items: { one: true }, changed_item: "one", total: 1 }));
    await write(rules(), { [indexPath]: { items: {}, changed_item: "one", total: 1 } });
    await assertFails(updateDoc(index(), { total: 2 }));
    await assertSucceeds(add("one"));
  });

  test("keeps an id while its entry exists", async () => {
    const removal = { "items.one": deleteField(), changed_item: "one" };
    await write(rules(), { [path]: entry, [indexPath]: { items: { one: true }, changed_item: "one" } });
    await assertFails(updateDoc(index(), removal));

    const batch = writeBatch(as(rules(), "ann"));
    batch.delete(entryOf());
    batch.update(index(), removal);
    await assertSucceeds(batch.commit());
  });

  test("is only accessible to its student", async () => {
    await assertFails(setDoc(index("bob"), { items: { one: true }, changed_item: "one" }));
    await write(rules(), { [indexPath]: { items: {}, changed_item: "one" } });
    await assertFails(updateDoc(index("bob"), { "items.one": true, changed_item: "one" }));
    await remove(rules(), indexPath);
    await remove(rules(), userPath("ann"));
    await assertFails(add("one"));
  });

  test(`rejects more than ${LIMIT} ids`, async () => {
    const ids = Array.from({ length: LIMIT - 1 }, (_, at) => [`entry-${at}`, true]);
    await write(rules(), { [indexPath]: { items: Object.fromEntries(ids), changed_item: "entry-0" } });

    await assertSucceeds(begin("last"));
    await assertFails(begin("more"));
  });
});

/** Writes the entry and its id in the index in one batch. */
function begin(id: string): Promise<void> {
  const db = as(rules(), "ann");
  const batch = writeBatch(db);
  batch.set(doc(db, journalPath("ann", id)), entry);
  batch.set(doc(db, indexPath), { items: { [id]: true }, changed_item: id }, { merge: true });
  return batch.commit();
}
