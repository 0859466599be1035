import { expect, test } from "vitest";
import { piecesOf } from "./textMarks.ts";

const wordsOf = (marks: readonly [number, number][]) =>
  piecesOf(
    "I met Mr. Lee in Boston.",
    marks.map(([start, end]) => ({ start, end })),
  ).map(({ words, isMarked }) => (isMarked ? `[${words}]` : words));

test("a text is split at its marks, in any order", () => {
  expect(wordsOf([])).toEqual(["I met Mr. Lee in Boston."]);
  expect(
    wordsOf([
      [17, 23],
      [6, 13],
    ]),
  ).toEqual(["I met ", "[Mr. Lee]", " in ", "[Boston]", "."]);
});

test("the first of two overlapping marks counts", () => {
  expect(
    wordsOf([
      [6, 13],
      [10, 16],
    ]),
  ).toEqual(["I met ", "[Mr. Lee]", " in Boston."]);
});
