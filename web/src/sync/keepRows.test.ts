import { expect, test } from "vitest";
import { keepRows } from "./keepRows.ts";

const first = { id: "a", name: "Ask a teacher", done: false };
const second = { id: "b", name: "Visit a campus", done: false };

test("keeps the objects of unchanged rows", () => {
  const [kept, changed] = keepRows([first, second], [{ ...first }, { ...second, done: true }]);

  expect(kept).toBe(first);
  expect(changed).toEqual({ ...second, done: true });
});

test("returns the same list if nothing has changed", () => {
  const before = [first, second];

  expect(keepRows(before, [{ ...first }, { ...second }])).toBe(before);
});

test("follows a new order, and added and removed rows", () => {
  const before = [first, second];

  expect(keepRows(before, [{ ...second }, { ...first }])).toEqual([second, first]);
  expect(keepRows(before, [{ ...second }])).toEqual([second]);
  expect(keepRows([first], [{ ...first }, second])).toEqual(before);
});
