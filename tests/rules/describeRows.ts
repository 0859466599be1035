import { userPath } from "@domain/records/firestorePaths.ts";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { deleteDoc, deleteField, doc, setDoc, updateDoc } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { as, remove, write } from "./openRules.ts";
import type { Fields } from "./RecordSite.ts";

/** A list that is one document with a map of rows. */
export interface RowCases {
  readonly rules: () => RulesTestEnvironment;
  /** The document's path, for the student `ann`. */
  readonly path: string;
  readonly schema: { safeParse(list: unknown): { readonly success: boolean } };
  readonly row: Fields;
  /** A field of the row and another value for it. */
  readonly edit: readonly [name: string, value: unknown];
  readonly limit: number;
}

const BAD_IDS = ["", "a b", "a.b", "é", "a".repeat(65)] as const;

/** Checks the limit of a list of rows, one row per write, and access by its student only. */
export function describeRows({ rules, path, schema, row, edit: [name, value], limit }: RowCases): void {
  const list = (at = path, uid = "ann") => doc(as(rules(), uid), at);
  const listOf = (id: string) => ({ items: { [id]: row }, changed_item: id });
  const store = (fields: object) => write(rules(), { [path]: fields });

  describe("the list", () => {
    test("accepts one added, changed or deleted row per write", async () => {
      await assertSucceeds(setDoc(list(), listOf("one")));
      await assertSucceeds(updateDoc(list(), { [`items.one.${name}`]: value, changed_item: "one" }));
      await assertSucceeds(updateDoc(list(), { "items.two": row, changed_item: "two" }));
      await assertFails(updateDoc(list(), { "items.three": row, "items.four": row, changed_item: "four" }));
      await assertSucceeds(updateDoc(list(), { "items.one": deleteField(), changed_item: "one" }));
      await assertSucceeds(updateDoc(list(), { "items.gone": deleteField(), changed_item: "gone" }));
      await assertFails(deleteDoc(list()));
    });

    test("can be created with one row at most", async () => {
      await assertFails(setDoc(list(), { items: { one: row, two: row }, changed_item: "one" }));
      await assertFails(setDoc(list(), { items: [row], changed_item: "one" }));
      await assertSucceeds(setDoc(list(), { items: {}, changed_item: "one" }));
    });

    test("can only be created with a valid row", () =>
      assertFails(setDoc(list(), { items: { one: { ...row, professor: "Lee" } }, changed_item: "one" })));

    test("requires the name of the changed row", async () => {
      await assertFails(setDoc(list(), { items: { one: row } }));
      await assertFails(setDoc(list(), { items: { one: row }, changed_item: "two" }));
      await store(listOf("one"));
      for (const changed_item of ["two", null, 7, ["one"]]) {
        await assertFails(updateDoc(list(), { [`items.one.${name}`]: value, changed_item }));
      }
    });

    test.each(BAD_IDS)("refuses the row id %j", async (id) => {
      await assertFails(setDoc(list(), { items: id === "" ? {} : { [id]: row }, changed_item: id }));
      await store({ ...listOf("one"), items: { one: row } });
      await assertFails(setDoc(list(), { items: { one: row, ...(id === "" ? {} : { [id]: row }) }, changed_item: id }));
    });

    test("accepts a row id of 64 characters", () => assertSucceeds(setDoc(list(), listOf("aZ0_-".padEnd(64, "9")))));

    test("refuses a new field next to its rows but keeps a stored one", async () => {
      await assertFails(setDoc(list(), { ...listOf("one"), total: 1 }));
      await store({ ...listOf("one"), total: 1 });
      await assertFails(updateDoc(list(), { total: 2, changed_item: "one" }));
      await assertSucceeds(updateDoc(list(), { [`items.one.${name}`]: value, changed_item: "one" }));
    });

    test("belongs to its student and has one path", async () => {
      await assertFails(setDoc(list(path, "bob"), listOf("one")));
      await assertFails(setDoc(list(`${path.slice(0, path.lastIndexOf("/"))}/second`), listOf("one")));
      await store(listOf("one"));
      await assertFails(updateDoc(list(path, "bob"), { [`items.one.${name}`]: value, changed_item: "one" }));
    });

    test("cannot be created once the account is gone", async () => {
      await remove(rules(), userPath("ann"));
      await assertFails(setDoc(list(), listOf("one")));
    });

    test(`rejects more than ${limit} rows`, async () => {
      const rows = Array.from({ length: limit - 1 }, (_, index) => [`row-${index}`, row] as const);
      const items = Object.fromEntries(rows);
      expect(schema.safeParse({ items: { ...items, last: row }, changed_item: "last" }).success).toBe(true);
      expect(schema.safeParse({ items: { ...items, last: row, more: row }, changed_item: "more" }).success).toBe(false);
      await store({ items, changed_item: "row-0" });

      await assertSucceeds(updateDoc(list(), { "items.last": row, changed_item: "last" }));
      await assertFails(updateDoc(list(), { "items.more": row, changed_item: "more" }));
      await assertSucceeds(updateDoc(list(), { "items.last": deleteField(), changed_item: "last" }));
    });
  });
}
