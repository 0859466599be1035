import { expect, test } from "vitest";
import { valueAt, withEdits } from "./fieldEdits.ts";

const stored = { item_order: "due", items: { a: { status: "Pending" }, b: { status: "Pending" } } };

test("an edit changes the named field and leaves the others", () => {
  const edited = withEdits(stored, [{ path: ["items", "a", "status"], value: "Completed" }]);

  expect(edited).toEqual({ item_order: "due", items: { a: { status: "Completed" }, b: { status: "Pending" } } });
  expect(valueAt(edited, ["items", "b"])).toBe(stored.items.b);
  expect(stored.items.a.status).toBe("Pending");
});

test("edits add and remove fields, and the maps around them", () => {
  const edits = [{ path: ["items", "c", "status"], value: "Pending" }, { path: ["items", "a"] }];

  expect(withEdits(stored, edits).items).toEqual({ b: { status: "Pending" }, c: { status: "Pending" } });
});

test("edits that a document already has return the same document", () => {
  const edits = [{ path: ["items", "a"], value: { status: "Pending" } }, { path: ["none", "here"] }];

  expect(withEdits(stored, edits)).toBe(stored);
});

test("no value is found below a missing or simple one", () => {
  expect(valueAt(stored, ["items", "z", "status"])).toBe(undefined);
  expect(valueAt(stored, ["item_order", "length"])).toBe(undefined);
  expect(valueAt(null, ["items"])).toBe(undefined);
});
