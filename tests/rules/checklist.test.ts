import { CHECKLIST_ITEM_LIMIT, checklistItem } from "@domain/checklist/checklist.ts";
import { checklistPath, checklistsPath } from "@domain/records/firestorePaths.ts";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  writeBatch,
} from "firebase/firestore";
import { describe, test } from "vitest";
import { describeRecord } from "./describeRecord.ts";
import { as, asSignedOut, useRules, write } from "./openRules.ts";
import { rowSite } from "./RecordSite.ts";

const path = checklistPath("ann", "hs-10");
const own = {
  checklist_item_name: "Call the clinic",
  status: "Pending",
  origin: "own",
  position: 3,
  due_date: null,
  completed_on: null,
  category: null,
  resourceId: null,
};
const given = {
  ...own,
  checklist_item_name: "Join a club",
  origin: "template",
  due_date: "2026-09-30",
  category: "Experiences",
  resourceId: "hosa",
};
const head = { stageId: "hs-10", academic_year: "2026-27", checked_on: "2026-11-20" };
const list = { ...head, items: { given, next: { ...given, position: 2 }, mine: own }, changed_item: null };
const rules = useRules("checklist", { [path]: list });
const checklist = (uid = "ann") => doc(as(rules(), uid), path);
/** Changes the named row like the app does. */
const change = (id: string, row: unknown, named: unknown = id) =>
  updateDoc(checklist(), { [`items.${id}`]: row, changed_item: named });

describeRecord({
  what: "an own task",
  site: rowSite(rules, path, own, head),
  schema: checklistItem,
  plain: own,
  needed: ["checklist_item_name", "origin", "position"],
  always: ["checklist_item_name", "origin", "position"],
  largest: [
    { checklist_item_name: "a".repeat(200), status: "Completed", completed_on: "2026-11-20", due_date: "2026-11-30" },
    { category: "c".repeat(40), resourceId: "r".repeat(100), moved_to: `${"s".repeat(40)}/${"i".repeat(64)}` },
    { position: 0.5 },
    { own_name: "n".repeat(200), set_aside_on: "2026-11-20", set_aside_reason: "r".repeat(200) },
  ],
  // The origin uses three of the 420 characters that these fields share.
  texts: [
    { fields: ["checklist_item_name"], longest: 200 },
    { fields: ["status", "own_name", "set_aside_reason"], longest: 417 },
  ],
  plains: [{ fields: ["category", "resourceId", "moved_to"], longest: 250 }],
  days: ["due_date", "completed_on", "set_aside_on"],
  numbers: { position: [-999_999, 999_999] },
  refused: [
    ["no name", { checklist_item_name: "" }],
    ["the origin of a template's task", { origin: "template" }],
    ["no known origin", { origin: 7 }],
  ],
});

describe("a checklist", () => {
  test("can be read and listed by its student", async () => {
    const lists = collection(as(rules(), "ann"), checklistsPath("ann"));

    await assertSucceeds(getDoc(checklist()));
    await assertSucceeds(getDocs(lists));
    await assertSucceeds(getDocs(query(lists, orderBy("stageId"), limit(2))));
  });

  test("is closed to other students and signed-out users", async () => {
    await assertFails(getDoc(checklist("bob")));
    await assertFails(getDocs(collection(as(rules(), "bob"), checklistsPath("ann"))));
    await assertFails(getDoc(doc(asSignedOut(rules()), path)));
    await assertFails(updateDoc(checklist("bob"), { "items.new": own, changed_item: "new" }));
    await assertFails(updateDoc(checklist("bob"), { item_order: "own" }));
  });

  test("can only be created and deleted by the server", async () => {
    await assertFails(setDoc(doc(as(rules(), "ann"), checklistPath("ann", "hs-11")), list));
    await assertFails(deleteDoc(checklist()));
  });

  test.each([
    ["stageId", "hs-11"],
    ["academic_year", "2027-28"],
    ["checked_on", "2027-01-01"],
    ["extra", true],
  ])("keeps its %s", (field, value) =>
    assertFails(updateDoc(checklist(), { "items.new": own, changed_item: "new", [field]: value })),
  );

  test("can be edited next to an unknown stored field", async () => {
    await write(rules(), { [path]: { ...list, color: { of: "tomorrow" } } });
    await assertSucceeds(change("new", own));
    await assertSucceeds(updateDoc(checklist(), { item_order: "own" }));
    await assertFails(updateDoc(checklist(), { item_order: "due", color: "red" }));
  });

  test("rejects the 201st task", async () => {
    const rows = Array.from({ length: CHECKLIST_ITEM_LIMIT - 1 }, (_, index) => [`row-${index}`, own]);
    await write(rules(), { [path]: { ...list, items: Object.fromEntries(rows) } });

    await assertSucceeds(change("last", own));
    await assertFails(change("more", own));
    await assertSucceeds(change("last", deleteField()));
  });
});

describe("a write", () => {
  test("must name the row that it changes", async () => {
    for (const named of ["next", null, 7, ["given"]]) {
      await assertFails(change("given", { ...given, status: "Completed" }, named));
    }
    await assertFails(updateDoc(checklist(), { "items.given.status": "Completed" }));
    for (const named of [7, ["mine"]]) await assertFails(updateDoc(checklist(), { changed_item: named }));
  });

  test("can only change one row", async () => {
    const two = { "items.given.status": "Completed", "items.next.status": "Completed", changed_item: "given" };
    await assertFails(updateDoc(checklist(), two));
    await assertFails(updateDoc(checklist(), { ...two, item_order: "own" }));
    await assertFails(updateDoc(checklist(), { items: {}, changed_item: "mine" }));
    await assertFails(updateDoc(checklist(), { items: [], changed_item: "mine" }));
  });

  test.each(["a b", "é", "a".repeat(65)])("cannot add a row %j", (id) => assertFails(change(id, own)));

  test("can change the order, alone or with a row", async () => {
    await assertSucceeds(updateDoc(checklist(), { item_order: "own" }));
    await assertSucceeds(updateDoc(checklist(), { item_order: "due" }));
    await assertFails(updateDoc(checklist(), { item_order: ["own"] }));
    const moved = { "items.mine.position": 0.5, changed_item: "mine", item_order: "own" };
    await assertSucceeds(updateDoc(checklist(), moved));
  });

  test.each(["a".repeat(11), null, true, 1])("cannot set the order %j", (order) =>
    assertFails(updateDoc(checklist(), { item_order: order })),
  );
});

describe("an own task", () => {
  test("can be deleted, even if another device was first", async () => {
    await assertSucceeds(change("mine", deleteField()));
    await assertSucceeds(change("gone", deleteField()));
  });

  test("keeps its origin", () => assertFails(change("mine", { ...own, origin: "template" })));

  test.each(["text", 7, []])("cannot be %j", (row) => assertFails(change("new", row)));
});

describe("a task of the template", () => {
  const done = { ...given, status: "Completed", completed_on: "2026-11-20", due_date: "2026-12-01", position: 2.5 };

  test("can be checked off, dated and moved, as a row or by field", async () => {
    await assertSucceeds(change("given", done));
    await assertSucceeds(change("given", { ...done, due_date: null }));
    const ticked = { "items.next.status": "Completed", "items.next.completed_on": "2026-11-20", changed_item: "next" };
    await assertSucceeds(updateDoc(checklist(), ticked));
  });

  test("can be renamed, set aside and brought back", async () => {
    const fields = { "items.given.set_aside_on": "2026-11-20", "items.given.set_aside_reason": "No AP here" };
    await assertSucceeds(updateDoc(checklist(), { ...fields, changed_item: "given" }));
    await assertSucceeds(updateDoc(checklist(), { "items.given.own_name": "My club", changed_item: "given" }));
    await assertSucceeds(change("given", given));
  });

  test("cannot be deleted", () => assertFails(change("given", deleteField())));

  test.each([
    ["checklist_item_name", "Skip it"],
    ["origin", "own"],
    ["category", "Wellbeing"],
    ["resourceId", null],
    ["extra", true],
    ["due_date", "2026-99-99"],
    ["position", "1"],
    ["status", ["Completed"]],
  ])("cannot have %s set to %j", (field, value) => assertFails(change("given", { ...done, [field]: value })));

  test.each(["checklist_item_name", "origin", "position", "category", "resourceId"])("cannot lose %s", (field) =>
    assertFails(updateDoc(checklist(), { [`items.given.${field}`]: deleteField(), changed_item: "given" })),
  );

  test("can be checked off next to an invalid stored day and an unknown field", async () => {
    const stored = { ...given, due_date: "2026-99-99", color: { of: "tomorrow" } };
    await write(rules(), { [path]: { ...list, items: { given: stored } } });
    const ticked = { "items.given.status": "Completed", "items.given.completed_on": "2026-11-20" };
    await assertSucceeds(updateDoc(checklist(), { ...ticked, changed_item: "given" }));
  });
});

describe("a task of last year", () => {
  const moved = { ...given, moved_to: "hs-11/Ab3" };

  test("can only be marked as moved together with its copy", async () => {
    await write(rules(), { [checklistPath("ann", "hs-11")]: { ...list, stageId: "hs-11", items: {} } });
    const carry = (copy: object) => {
      const db = as(rules(), "ann");
      const batch = writeBatch(db);
      batch.update(doc(db, checklistPath("ann", "hs-11")), { "items.Ab3": copy, changed_item: "Ab3" });
      batch.update(doc(db, path), { "items.given": moved, changed_item: "given" });
      return batch.commit();
    };

    await assertFails(carry(given));
    await assertSucceeds(carry({ ...given, origin: "own" }));
  });

  test("can be returned from this year and then moved elsewhere", async () => {
    await assertSucceeds(change("given", moved));
    await assertSucceeds(change("given", given));
    await assertSucceeds(change("given", { ...given, moved_to: "gap-year/x" }));
  });

  test("can still be checked off", async () => {
    await assertSucceeds(change("given", moved));
    await assertSucceeds(change("given", { ...moved, status: "Completed", completed_on: "2026-11-20" }));
  });

  test("cannot be moved twice, whether it is a template task or an own one", async () => {
    await assertSucceeds(change("given", moved));
    await assertFails(change("given", { ...given, moved_to: "hs-11/Ab4" }));
    await assertSucceeds(change("mine", { ...own, moved_to: "hs-11/Ab3" }));
    await assertFails(change("mine", { ...own, moved_to: "hs-11/Ab4" }));
  });
});
