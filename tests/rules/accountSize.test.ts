import { APPLICATION_FORMS } from "@domain/application/application.ts";
import { ESSAY_LIMIT } from "@domain/essay/essay.ts";
import { essayEntryOf } from "@domain/essay/essayIndex.ts";
import { EXPERIENCE_LIMIT } from "@domain/experience/experience.ts";
import { JOURNAL_LIMIT } from "@domain/journal/journal.ts";
import { COLLECTIONS } from "@domain/records/collections.ts";
import { essayIndexPath, essayPath, journalIndexPath, journalPath } from "@domain/records/firestorePaths.ts";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { doc, setDoc } from "firebase/firestore";
import { expect, test } from "vitest";
import { fieldsSize } from "../bench/documentSize.ts";
import { LARGEST_ESSAY, LARGEST_JOURNAL } from "./cost/largestRecords.ts";
import { as, useRules } from "./openRules.ts";
import { SINGLE_LISTS } from "./rowExamples.ts";

/** Firestore's own limit for a document. */
const DOCUMENT = 1024 * 1024;
/** The rules count characters. This one has three bytes, the most of any that counts as one. */
const WIDE = "字";
const SUMMARIES = COLLECTIONS.summaries.ids;
const wide = (text: string) => WIDE.repeat(text.length);

const ENTRY = {
  ...LARGEST_JOURNAL,
  title: wide(LARGEST_JOURNAL.title),
  text: wide(LARGEST_JOURNAL.text),
  tags: LARGEST_JOURNAL.tags.map(wide),
};
const ESSAY = {
  ...LARGEST_ESSAY,
  title: wide(LARGEST_ESSAY.title),
  prompt: wide(LARGEST_ESSAY.prompt),
  text: wide(LARGEST_ESSAY.text),
};
const rules = useRules("account-size", {
  [journalIndexPath("ann")]: { items: { one: true }, changed_item: "one" },
  [essayIndexPath("ann")]: { items: { one: essayEntryOf(LARGEST_ESSAY) }, changed_item: "one" },
});

test("an entry and an essay of the widest characters are accepted up to their limits, and no further", async () => {
  const [entry, essay] = [journalPath("ann", "one"), essayPath("ann", "one")].map((path) =>
    doc(as(rules(), "ann"), path),
  );
  if (!entry || !essay) throw new Error("There are two documents.");

  await assertFails(setDoc(entry, { ...ENTRY, text: ENTRY.text + WIDE }));
  await assertSucceeds(setDoc(entry, ENTRY));
  await assertFails(setDoc(essay, { ...ESSAY, text: ESSAY.text + WIDE }));
  await assertSucceeds(setDoc(essay, ESSAY));
});

test("a plan that the rules accept has at most 3.5 GiB, of an account or a guest", () => {
  const single = [...SINGLE_LISTS, ...APPLICATION_FORMS, ...SUMMARIES, "settings", "photo", "student"];
  const sizes = {
    // A shift can be as long as ten together.
    experiences: EXPERIENCE_LIMIT * DOCUMENT,
    journals: JOURNAL_LIMIT * fieldsSize(ENTRY),
    essays: ESSAY_LIMIT * fieldsSize(ESSAY),
    essayVersions: ESSAY_LIMIT * DOCUMENT,
    single: single.length * DOCUMENT,
  };

  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  expect(Math.round(total / DOCUMENT)).toBe(3_495);
});
