import { expect, test } from "vitest";
import { laterStart } from "./laterStart.ts";

const rows = (far: string) => [...far].map((row) => row === "f");

test.each([
  ["nnnnnnff", 6],
  ["nnnnnn", 6],
  // In the student's own order, a far task before a near one stays in sight.
  ["nnfnnnff", 6],
  ["fnnnnnf", 6],
  // Five are always in sight.
  ["nffffff", 5],
  ["ffffff", 5],
  ["ff", 2],
  ["", 0],
])("of %s, the rows from %i on are folded", (far, start) => {
  expect(laterStart(rows(far))).toBe(start);
});
