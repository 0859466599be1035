import { expect, test } from "vitest";
import { farFrom, inSightAndLater } from "./inSightAndLater.ts";

test.each([
  ["abcdefXY", "abcdef", "XY"],
  ["abcdef", "abcdef", ""],
  // A task added to the student's own order comes last. It is in sight, and the others stay folded.
  ["abcdeXYf", "abcdef", "XY"],
  // What the student moved to the top stays in sight, and so do five in all.
  ["XabcdefY", "Xabcdef", "Y"],
  ["aVWXYZ", "aVWXY", "Z"],
  ["XY", "XY", ""],
  ["", "", ""],
])("of %s, with capitals far away, %s is in sight", (rows, inSight, later) => {
  const split = inSightAndLater([...rows], (row) => row === row.toUpperCase());

  expect(split.map((part) => part.join(""))).toEqual([inSight, later]);
});

test.each([
  ["2027-01-26", false],
  ["2027-01-27", true],
  [null, false],
])("a task due on %s, seen on November 27: far away is %s, and never if it was just added", (due_date, isFar) => {
  expect(farFrom("2026-11-27", new Set())({ id: "call", due_date })).toBe(isFar);
  expect(farFrom("2026-11-27", new Set(["call"]))({ id: "call", due_date })).toBe(false);
});
