import { expect, test } from "vitest";
import { keepRows } from "./keepRows.ts";

const first = { id: "a", name: "Ask a teacher", done: false };
const second = { id: "b", name: "Visit a campus", done: false };

test("the objects of unchanged rows are kept", () => {
  const [kept, changed] = keepRows([first, second], [{ ...first }, { ...second, done: true }]);

  expect(kept).toBe(first);
  expect(changed).toEqual({ ...second, done: true });
});

test("an unchanged list is returned as the same list", () => {
  const before = [first, second];

  expect(keepRows(before, [{ ...first }, { ...second }])).toBe(before);
});

test("a new order is followed, and added and removed rows", () => {
  const before = [first, second];

  expect(keepRows(before, [{ ...second }, { ...first }])).toEqual([second, first]);
  expect(keepRows(before, [{ ...second }])).toEqual([second]);
  expect(keepRows([first], [{ ...first }, second])).toEqual(before);
});
