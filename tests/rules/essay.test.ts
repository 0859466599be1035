import {
  ESSAY_LIMIT,
  ESSAY_PROMPT_LIMIT,
  ESSAY_TEXT_LIMIT,
  ESSAY_TITLE_LIMIT,
  type Essay,
  essay,
  newEssay,
} from "@domain/essay/essay.ts";
import { essayEntry, essayEntryOf, essayIndex } from "@domain/essay/essayIndex.ts";
import { essayVersion, VERSION_LIMIT } from "@domain/essay/essayVersions.ts";
import { essayIndexPath, essayPath, essaysPath, essayVersionsPath } from "@domain/records/firestorePaths.ts";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  setDoc,
  updateDoc,
  writeBatch,
} from "firebase/firestore";
import { beforeEach, describe, test } from "vitest";
import { LARGEST_ESSAY, LARGEST_VERSION } from "./cost/largestRecords.ts";
import { describeRecord } from "./describeRecord.ts";
import { describeRows } from "./describeRows.ts";
import { longNames } from "./longNames.ts";
import { as, asSignedOut, remove, useRules, write } from "./openRules.ts";
import { documentSite, type Fields, type RecordSite, rowSite } from "./RecordSite.ts";

const path = essayPath("ann", "one");
const indexPath = essayIndexPath("ann");
const versionsPath = essayVersionsPath("ann", "one");
const why: Essay = {
  ...newEssay(1_795_219_200_000),
  title: "Why Emory",
  prompt: "Why us?",
  kind: "why-school",
  service: "amcas",
  school_id: "emory",
  text: "I visited in May.",
  limit: 250,
  due_on: "2026-12-01",
  deleted_on: "2026-11-20",
};
const entry = { ...essayEntryOf(why) };
const indexOf = (items: object) => ({ items, changed_item: "one" });
const rules = useRules("essay");
const own = (at = path, uid = "ann") => doc(as(rules(), uid), at);

/** An essay next to an index that has its entry. */
const site: RecordSite = documentSite(rules, path);
const indexed = (act: RecordSite["create"]) => async (fields: Fields) => {
  await write(rules(), { [indexPath]: indexOf({ one: entry }) });
  await act(fields);
};

describeRecord({
  what: "an essay",
  site: { ...site, create: indexed(site.create) },
  schema: essay,
  plain: { ...why },
  needed: ["kind", "status", "created_at"],
  largest: [{ ...LARGEST_ESSAY }, { ...newEssay(0) }],
  texts: [
    { fields: ["title"], longest: ESSAY_TITLE_LIMIT },
    { fields: ["prompt"], longest: ESSAY_PROMPT_LIMIT },
    { fields: ["text"], longest: ESSAY_TEXT_LIMIT },
    { fields: ["kind", "status", "limit_unit"], longest: 60 },
  ],
  plains: [{ fields: ["service", "school_id"], longest: 104 }],
  days: ["due_on", "deleted_on"],
  numbers: { limit: [1, 20_000] },
  accepted: [["no limit", { limit: null }]],
  refused: [
    ["a moment before time", { created_at: -1 }],
    ["a moment in words", { created_at: "now" }],
    ["a moment in a list", { created_at: [0] }],
  ],
});

describe("an essay", () => {
  test("can only be read, listed and deleted by its student", async () => {
    await write(rules(), { [path]: why, [indexPath]: indexOf({ one: entry }) });
    for (const other of [own(path, "bob"), doc(asSignedOut(rules()), path)]) {
      await assertFails(getDoc(other));
      await assertFails(updateDoc(other, { status: "done" }));
      await assertFails(deleteDoc(other));
    }
    await assertFails(getDocs(collection(as(rules(), "bob"), essaysPath("ann"))));
    await assertSucceeds(getDocs(collection(as(rules(), "ann"), essaysPath("ann"))));
    await assertSucceeds(deleteDoc(own()));
    await assertFails(setDoc(own(path, "bob"), why));
  });

  test("must be created together with its entry in the index", async () => {
    await assertFails(setDoc(own(), why));
    await write(rules(), { [indexPath]: indexOf({ other: entry }) });
    await assertFails(setDoc(own(), why));
    await assertSucceeds(begin("one"));
    await assertFails(begin("a b"));
  });

  test("can be changed if the index has lost its entry", async () => {
    await write(rules(), { [path]: why, [indexPath]: indexOf({}) });
    await assertSucceeds(updateDoc(own(), { status: "done" }));
  });
});

describeRecord({
  what: "an entry of the index",
  site: rowSite(rules, indexPath, entry),
  schema: essayEntry,
  plain: entry,
  needed: [],
  largest: [{ ...essayEntryOf({ ...LARGEST_ESSAY, text: "w ".repeat(10_000) }) }],
  refused: [
    ["a title longer than an essay's fields together", { title: "x".repeat(521) }],
    ["a nested title", { title: ["x"] }],
    ["nested words", { words: { count: 7 } }],
  ],
});

describeRows({
  rules,
  path: indexPath,
  schema: essayIndex,
  row: entry,
  edit: ["words", 7],
  limit: ESSAY_LIMIT,
});

describe("the index of the essays", () => {
  test("keeps an entry while its essay exists", async () => {
    const removal = { "items.one": deleteField(), changed_item: "one" };
    await write(rules(), { [path]: why, [indexPath]: indexOf({ one: entry }) });
    await assertFails(updateDoc(own(indexPath), removal));

    const batch = writeBatch(as(rules(), "ann"));
    batch.delete(own());
    batch.update(own(indexPath), removal);
    await assertSucceeds(batch.commit());
  });

  test("counts the words written in each week", async () => {
    await write(rules(), { [indexPath]: indexOf({ one: entry }) });
    await assertSucceeds(updateDoc(own(indexPath), { "weeks.2026-11-22": increment(12), changed_item: "one" }));
    await assertSucceeds(updateDoc(own(indexPath), { weeks: weeks(70, 1) }));
    await assertFails(updateDoc(own(indexPath), { weeks: weeks(71, 1) }));
    await assertFails(updateDoc(own(indexPath), { weeks: { one: "x".repeat(1_700) } }));
    await assertFails(updateDoc(own(indexPath), { weeks: longNames(1_700) }));
    await assertFails(updateDoc(own(indexPath), { weeks: { one: { two: 3 } } }));
    await assertFails(updateDoc(own(indexPath, "bob"), { weeks: {} }));
  });

  test("can be changed, but not grow, if a merge has made it too long", async () => {
    const items = Object.fromEntries(Array.from({ length: ESSAY_LIMIT + 1 }, (_, at) => [`row-${at}`, entry]));
    await write(rules(), { [indexPath]: indexOf(items) });
    await assertSucceeds(updateDoc(own(indexPath), { "items.row-1.words": 5, changed_item: "row-1" }));
    await assertFails(updateDoc(own(indexPath), { "items.more": entry, changed_item: "more" }));
    await assertSucceeds(updateDoc(own(indexPath), { "items.row-1": deleteField(), changed_item: "row-1" }));
  });
});

const draft = { at: 1_795_219_200_000, name: "First draft", reason: "named", text: "I visited." };

describe("a version of an existing essay", () => {
  beforeEach(() => write(rules(), { [path]: why }));

  describeRecord({
    what: "a version",
    site: rowSite(rules, versionsPath, draft),
    schema: essayVersion,
    plain: draft,
    needed: ["at", "text"],
    largest: [{ ...LARGEST_VERSION, name: "n".repeat(80) }],
    texts: [
      { fields: ["text"], longest: ESSAY_TEXT_LIMIT },
      { fields: ["name", "reason"], longest: 100 },
    ],
    refused: [
      ["a moment before time", { at: -1 }],
      ["a moment in words", { at: "now" }],
      ["a moment in a list", { at: [0] }],
    ],
  });
});

describe("the versions of an essay", () => {
  const versions = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`v${at}`, draft]));
  const first = { items: { v: draft }, changed_item: "v" };
  const list = (uid = "ann") => own(versionsPath, uid);

  test("can only be saved next to their essay, by its student", async () => {
    await assertFails(setDoc(list(), first));
    await write(rules(), { [path]: why });
    await assertFails(setDoc(list("bob"), first));
    await assertFails(setDoc(list(), { ...first, total: 1 }));
    await assertSucceeds(setDoc(list(), first));
    await assertFails(updateDoc(list("bob"), { "items.v.name": "Mine", changed_item: "v" }));
    await assertFails(getDoc(list("bob")));
    await assertFails(deleteDoc(list("bob")));
    await assertSucceeds(getDoc(list()));
    await assertSucceeds(deleteDoc(list()));
  });

  test("are added or changed one by one, and deleted together", async () => {
    await write(rules(), { [path]: why });
    await assertFails(setDoc(list(), { items: versions(2), changed_item: "v0" }));
    await assertFails(setDoc(list(), { items: { v: draft }, changed_item: "w" }));
    await assertFails(setDoc(list(), { items: { "a b": draft }, changed_item: "a b" }));
    await assertFails(setDoc(list(), { items: { v: { ...draft, mood: "calm" } }, changed_item: "v" }));
    await write(rules(), { [versionsPath]: { items: versions(5), changed_item: "v0" } });
    await assertFails(updateDoc(list(), { "items.a": draft, "items.b": draft, changed_item: "a" }));
    await assertFails(updateDoc(list(), { "items.a": draft, "items.v1.name": "Mine", changed_item: "a" }));
    await assertFails(updateDoc(list(), { "items.v1.name": "Mine", changed_item: "a" }));
    await assertSucceeds(updateDoc(list(), { "items.v1.name": "Mine", changed_item: "v1" }));
    await assertSucceeds(
      updateDoc(list(), { "items.a": draft, "items.v1": deleteField(), "items.v2": deleteField(), changed_item: "a" }),
    );
    await assertSucceeds(updateDoc(list(), { "items.v3": deleteField(), changed_item: "v3" }));
    await assertFails(updateDoc(list(), { total: 1 }));
  });

  test(`have a limit of ${VERSION_LIMIT}`, async () => {
    await write(rules(), { [path]: why, [versionsPath]: { items: versions(VERSION_LIMIT - 1), changed_item: "v0" } });
    await assertSucceeds(updateDoc(list(), { "items.last": draft, changed_item: "last" }));
    await assertFails(updateDoc(list(), { "items.more": draft, changed_item: "more" }));
    await assertSucceeds(updateDoc(list(), { "items.more": draft, "items.v0": deleteField(), changed_item: "more" }));
  });

  test("are deleted together with their essay or before it", async () => {
    await write(rules(), { [path]: why, [versionsPath]: first });
    await assertFails(deleteDoc(own()));
    const both = writeBatch(as(rules(), "ann"));
    both.delete(own());
    both.delete(list());
    await assertSucceeds(both.commit());
  });

  test("cannot grow without their essay, but can be deleted", async () => {
    await write(rules(), { [versionsPath]: first });
    await assertFails(updateDoc(list(), { "items.v.name": "Mine", changed_item: "v" }));
    await assertFails(updateDoc(list(), { "items.a": draft, changed_item: "a" }));
    await assertSucceeds(deleteDoc(list()));
  });

  test("cannot be saved for an essay that is deleted by the same commit", async () => {
    await write(rules(), { [path]: why, [indexPath]: indexOf({}) });
    const batch = writeBatch(as(rules(), "ann"));
    batch.delete(own());
    batch.set(list(), first);
    await assertFails(batch.commit());
    await remove(rules(), path);
    await assertFails(setDoc(list(), first));
  });
});

function weeks(count: number, words: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, week) => [`week-${week}`, words]));
}

/** Writes the essay and its entry in one batch. */
function begin(id: string): Promise<void> {
  const batch = writeBatch(as(rules(), "ann"));
  batch.set(own(essayPath("ann", id)), why);
  batch.set(own(indexPath), { items: { [id]: entry }, changed_item: id }, { merge: true });
  return batch.commit();
}
