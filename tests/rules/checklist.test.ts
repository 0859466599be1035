import { CHECKLIST_ITEM_LIMIT, type Checklist, type ChecklistItem } from "@domain/checklist.ts";
import { checklistPath, checklistsPath } from "@domain/paths.ts";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  writeBatch,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, test } from "vitest";
import { as, asNobody, openRules, write } from "./openRules.ts";

const PATH = checklistPath("ann", "hs-10");
const given: ChecklistItem = {
  checklist_item_name: "Join a club",
  status: "Pending",
  origin: "template",
  position: 1,
  due_date: "2026-09-30",
  completed_on: null,
  category: "Experiences",
  resourceId: "hosa",
};
const own: ChecklistItem = {
  checklist_item_name: "Call the clinic",
  status: "Pending",
  origin: "own",
  position: 3,
  due_date: null,
  completed_on: null,
  category: null,
  resourceId: null,
};
const list: Checklist = {
  stageId: "hs-10",
  academic_year: "2026-27",
  checked_on: "2026-11-20",
  items: { "hs-10-01": given, "hs-10-02": { ...given, position: 2 }, mine: own },
  changed_item: null,
};
let rules: RulesTestEnvironment;
const checklist = (uid = "ann") => doc(as(rules, uid), PATH);

beforeAll(async () => {
  rules = await openRules("checklist");
});
beforeEach(() => write(rules, { [PATH]: list }));
afterAll(() => rules.cleanup());

/** One row's change as the app writes it. */
function change(id: string, row: unknown, { uid = "ann", named = id as unknown } = {}): Promise<void> {
  return updateDoc(checklist(uid), new FieldPath("items", id), row, "changed_item", named);
}

describe("a checklist", () => {
  test("can be read by its owner", () => assertSucceeds(getDoc(checklist())));
  test("can be listed by its owner", async () => {
    const lists = collection(as(rules, "ann"), checklistsPath("ann"));

    await assertSucceeds(getDocs(lists));
    await assertSucceeds(getDocs(query(lists, orderBy("stageId"), limit(2))));
  });
  test("cannot be read or listed by another student", async () => {
    await assertFails(getDoc(checklist("bob")));
    await assertFails(getDocs(collection(as(rules, "bob"), checklistsPath("ann"))));
  });
  test("cannot be read without a sign-in", () => assertFails(getDoc(doc(asNobody(rules), PATH))));
  test("cannot be created by its owner", () =>
    assertFails(setDoc(doc(as(rules, "ann"), checklistPath("ann", "hs-11")), list)));
  test("cannot be deleted by its owner", () => assertFails(deleteDoc(checklist())));
});

// Each refusal differs from this one allowed write in a single fact.
describe("a row of the template", () => {
  const done: ChecklistItem = {
    ...given,
    status: "Completed",
    completed_on: "2026-11-20",
    due_date: "2026-12-01",
    position: 2.5,
  };

  test("can be ticked, dated and moved", () => assertSucceeds(change("hs-10-01", done)));
  test("can lose its date", () => assertSucceeds(change("hs-10-01", { ...done, due_date: null })));
  test("can be ticked field by field", () =>
    assertSucceeds(
      updateDoc(
        checklist(),
        new FieldPath("items", "hs-10-01", "status"),
        "Completed",
        new FieldPath("items", "hs-10-01", "completed_on"),
        "2026-11-20",
        "changed_item",
        "hs-10-01",
      ),
    ));
  test("cannot be changed by another student", () => assertFails(change("hs-10-01", done, { uid: "bob" })));
  test("cannot be removed", () => assertFails(change("hs-10-01", deleteField())));

  test.each([
    ["checklist_item_name", "Skip it"],
    ["origin", "own"],
    ["category", "Wellbeing"],
    ["category", null],
    ["resourceId", null],
    ["extra", true],
    ["status", "Done"],
    ["status", true],
    ["position", "1"],
    ["position", Number.NaN],
    ["position", 1e9],
    ["due_date", "soon"],
    ["due_date", "2026-9-30"],
    ["due_date", "2026-09-30T10:00"],
    ["due_date", 20260930],
    ["due_date", new Date(0)],
    ["completed_on", "yesterday"],
    ["completed_on", false],
  ])("cannot have %s set to %j", (field, value) => assertFails(change("hs-10-01", { ...done, [field]: value })));

  test.each(Object.keys(given))("cannot lose %s", (field) =>
    assertFails(
      updateDoc(checklist(), new FieldPath("items", "hs-10-01", field), deleteField(), "changed_item", "hs-10-01"),
    ),
  );
});

describe("a row of last year", () => {
  const moved = { ...given, moved_to: "hs-11/Ab3" };

  test("can be marked as moved", () => assertSucceeds(change("hs-10-01", moved)));
  test("can be marked together with its copy, and only together", async () => {
    await write(rules, { [checklistPath("ann", "hs-11")]: { ...list, stageId: "hs-11", items: {} } });
    const carry = (copy: ChecklistItem) => {
      const db = as(rules, "ann");
      const batch = writeBatch(db);
      batch.update(doc(db, checklistPath("ann", "hs-11")), new FieldPath("items", "Ab3"), copy, "changed_item", "Ab3");
      batch.update(doc(db, PATH), new FieldPath("items", "hs-10-01"), moved, "changed_item", "hs-10-01");
      return batch.commit();
    };

    await assertFails(carry(given));
    await assertSucceeds(carry({ ...given, origin: "own" }));
    await assertFails(carry({ ...given, origin: "own", status: "Done" as "Completed" }));
  });
  test("can be taken back, and then moved elsewhere", async () => {
    await assertSucceeds(change("hs-10-01", moved));
    await assertSucceeds(change("hs-10-01", given));
    await assertSucceeds(change("hs-10-01", { ...given, moved_to: "gap-year/x" }));
  });
  test("can still be ticked once it is moved", async () => {
    await assertSucceeds(change("hs-10-01", moved));
    await assertSucceeds(change("hs-10-01", { ...moved, status: "Completed", completed_on: "2026-11-20" }));
  });
  test("cannot be moved twice, whether it is ours or the student's", async () => {
    await assertSucceeds(change("hs-10-01", moved));
    await assertFails(change("hs-10-01", { ...given, moved_to: "hs-11/Ab4" }));
    await assertSucceeds(change("mine", { ...own, moved_to: "hs-11/Ab3" }));
    await assertFails(change("mine", { ...own, moved_to: "hs-11/Ab4" }));
  });
  test("cannot be moved by another student", () => assertFails(change("hs-10-01", moved, { uid: "bob" })));
  test.each(["hs-11", "hs-11/", "/Ab3", "hs-11/Ab3/x", "hs-11/a b", "HS/Ab3", "", true, 7, null])(
    "cannot be moved to %j",
    (place) => assertFails(change("hs-10-01", { ...given, moved_to: place })),
  );
});

// Each refusal differs from this one allowed write in a single fact.
describe("the order of the rows", () => {
  test("can be the student's own or that of the due dates", async () => {
    await assertSucceeds(updateDoc(checklist(), { item_order: "own" }));
    await assertSucceeds(updateDoc(checklist(), { item_order: "due" }));
  });
  test("can change together with a moved row", () =>
    assertSucceeds(
      updateDoc(
        checklist(),
        new FieldPath("items", "mine", "position"),
        0.5,
        "changed_item",
        "mine",
        "item_order",
        "own",
      ),
    ));
  test.each(["alphabetical", "", null, true, 1])("cannot be %j", (order) =>
    assertFails(updateDoc(checklist(), { item_order: order })),
  );
  test("cannot be another student's choice", () => assertFails(updateDoc(checklist("bob"), { item_order: "own" })));
  test("cannot hide a change of two rows", () =>
    assertFails(
      updateDoc(
        checklist(),
        new FieldPath("items", "mine", "position"),
        0.5,
        new FieldPath("items", "hs-10-01", "position"),
        0.4,
        "changed_item",
        "mine",
        "item_order",
        "own",
      ),
    ));
});

describe("an own row", () => {
  test("can be added", () => assertSucceeds(change("Nw_-1", own)));
  test("can be renamed, dated, ticked and moved", () =>
    assertSucceeds(
      change("mine", {
        ...own,
        checklist_item_name: "Call the clinic again",
        status: "Completed",
        completed_on: "2026-11-20",
        due_date: "2026-11-30",
        position: 0.5,
      }),
    ));
  test("can be removed", () => assertSucceeds(change("mine", deleteField())));
  test("can be removed where another device was first", () => assertSucceeds(change("gone", deleteField())));
  test("can have a name of 200 characters", () =>
    assertSucceeds(change("new", { ...own, checklist_item_name: "a".repeat(200) })));
  test("cannot be added by another student", () => assertFails(change("new", own, { uid: "bob" })));
  test("cannot pass for a row of the template", async () => {
    await assertFails(change("new", { ...own, origin: "template" }));
    await assertFails(change("mine", { ...own, origin: "template" }));
  });

  test.each(["", "a".repeat(201), "   ", 7, null])("cannot be named %j", (name) =>
    assertFails(change("new", { ...own, checklist_item_name: name })),
  );

  test.each(["with space", "a.b", "é", "a".repeat(65)])("cannot have the id %j", (id) => assertFails(change(id, own)));

  test.each([
    ["category", 7],
    ["category", "a".repeat(41)],
    ["resourceId", 7],
    ["resourceId", "a".repeat(101)],
    ["note", "more"],
  ])("cannot have %s set to %j", (field, value) => assertFails(change("new", { ...own, [field]: value })));

  test.each(["text", 7, null, []])("cannot be %j", (row) => assertFails(change("new", row)));

  test.each(Object.keys(own))("cannot lack %s", (field) => {
    const { [field as keyof ChecklistItem]: _, ...rest } = own;

    return assertFails(change("new", rest));
  });
});

describe("a write", () => {
  test.each(["hs-10-02", "mine", null, 7, ["hs-10-01"]])("of one row cannot name %j", (named) =>
    assertFails(change("hs-10-01", { ...given, status: "Completed" }, { named })),
  );

  test.each([7, ["mine"]])("that changes no row cannot name %j", (named) =>
    assertFails(updateDoc(checklist(), { changed_item: named })),
  );

  test("has to name the row it changes", () =>
    assertFails(updateDoc(checklist(), new FieldPath("items", "hs-10-01", "status"), "Completed")));

  test("cannot change two rows", () =>
    assertFails(
      updateDoc(
        checklist(),
        new FieldPath("items", "hs-10-01", "status"),
        "Completed",
        new FieldPath("items", "hs-10-02", "status"),
        "Completed",
        "changed_item",
        "hs-10-01",
      ),
    ));

  test("cannot replace all rows", () => assertFails(updateDoc(checklist(), { items: {}, changed_item: "mine" })));
  test("cannot turn the rows into something else", () =>
    assertFails(updateDoc(checklist(), { items: [], changed_item: "mine" })));

  test.each([
    ["stageId", "hs-11"],
    ["academic_year", "2027-28"],
    ["checked_on", "2027-01-01"],
    ["extra", true],
  ])("cannot touch %s beside a row", (field, value) =>
    assertFails(
      updateDoc(checklist(), new FieldPath("items", "mine"), deleteField(), "changed_item", "mine", field, value),
    ),
  );

  test("can fill the list, not go beyond", async () => {
    const rows = Array.from({ length: CHECKLIST_ITEM_LIMIT - 1 }, (_, index) => [`row-${index}`, own]);
    await write(rules, { [PATH]: { ...list, items: Object.fromEntries(rows) } });

    await assertSucceeds(change("last", own));
    await assertFails(change("beyond", own));
    await assertSucceeds(change("last", deleteField()));
  });
});
