import { describe, expect, test } from "vitest";
import { layTrail, middles, ROW_BOX, rowPieces, rowsOf, turnAfter } from "./trail.ts";

describe("the rows of a leg", () => {
  const grades = (text: string) => [...text];
  const cut = (text: string, most = 5) =>
    rowsOf(
      grades(text).map((grade, index) => ({ grade, begins: grade !== text[index - 1] })),
      most,
      ({ begins }) => begins,
    ).map((row) => row.map(({ grade }) => grade).join(""));

  test("the rows of a leg start at each grade", () => {
    expect(cut("aaaabbbcccccdddd")).toEqual(["aaaa", "bbb", "ccccc", "dddd"]);
  });

  test("the rows of a leg put two short grades together", () => {
    expect(cut("aaabcccddddd")).toEqual(["aaab", "ccc", "ddddd"]);
  });

  test("the rows of a leg split a long grade evenly", () => {
    expect(cut("aaaaaaaa")).toEqual(["aaaa", "aaaa"]);
    expect(cut("aaaaaaaaaaa").map(({ length }) => length)).toEqual([4, 3, 4]);
    expect(cut("")).toEqual([]);
  });
});

describe("the trail", () => {
  const walked = new Set(["a", "b"]);
  const isWalked = (place: string) => walked.has(place);

  test("the trail winds: each row goes back from where the previous one ends", () => {
    const rows = layTrail([
      { rows: [["a"], ["b"]], isSide: false },
      { rows: [["c"]], isSide: false },
    ]);

    expect(rows.map(({ from, isForward, leg }) => [from, isForward, leg])).toEqual([
      [null, true, 0],
      [0, false, 0],
      [1, true, 1],
    ]);
    expect(turnAfter(rows, 0, isWalked)?.side).toBe("right");
    expect(turnAfter(rows, 1, isWalked)?.side).toBe("left");
    expect(turnAfter(rows, 2, isWalked)).toBeNull();
  });

  test("the trail forks: the path after a side path starts where the side path does", () => {
    const rows = layTrail([
      { rows: [["a"]], isSide: false },
      { rows: [["gap"]], isSide: true },
      { rows: [["b"]], isSide: true },
      { rows: [["c"]], isSide: true },
    ]);

    expect(rows.map(({ from }) => from)).toEqual([null, 0, 0, 0]);
    expect(rows.map(({ isForward }) => isForward)).toEqual([true, false, false, false]);
    // Past the side path that was not taken, and into the one that was.
    expect(turnAfter(rows, 0, isWalked)?.pieces.map((piece) => piece.isWalked)).toEqual([true, false, true]);
    expect(turnAfter(rows, 1, isWalked)?.pieces.map((piece) => piece.isWalked)).toEqual([true, true, false]);
    expect(turnAfter(rows, 2, isWalked)?.pieces.map((piece) => piece.isWalked)).toEqual([false, false]);
  });

  test("passes the center of every place in one line from edge to edge", () => {
    const ends = (piece: string) =>
      piece
        .match(/^M([\d.]+) 10C.* ([\d.]+) 10$/)
        ?.slice(1)
        .map(Number);
    const pieces = rowPieces(4).map(ends);

    expect(pieces.map((piece) => piece?.[0])).toEqual([0, ...middles(4)]);
    expect(pieces.map((piece) => piece?.[1])).toEqual([...middles(4), ROW_BOX.width]);
    expect(middles(4)).toEqual([12.5, 37.5, 62.5, 87.5]);
  });

  test("never leaves the row's box", () => {
    const heights = [
      ...rowPieces(7)
        .join("")
        .matchAll(/[\d.]+ (-?[\d.]+)/g),
    ].map(([, y]) => Number(y));

    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(ROW_BOX.height);
  });
});
