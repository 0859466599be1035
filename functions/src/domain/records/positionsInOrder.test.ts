import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { positionsInOrder } from "./positionsInOrder.ts";

const rows = (...positions: number[]) => positions.map((position, index) => ({ id: `row${index}`, position }));

/** The positions of all rows after the changes are written. */
function settled(wanted: readonly { id: string; position: number }[]): number[] {
  const changed = new Map(positionsInOrder(wanted).map(({ id, position }) => [id, position]));
  return wanted.map(({ id, position }) => changed.get(id) ?? position);
}

describe("positionsInOrder", () => {
  test("changes nothing if the order is right already", () => {
    expect(positionsInOrder(rows(-2, 1, 1.5, 9))).toEqual([]);
  });

  test.each([
    ["between its neighbors", [1, 4, 2, 3], [{ id: "row1", position: 1.5 }]],
    ["before the first", [4, 1, 2, 3], [{ id: "row0", position: 0 }]],
    ["after the last", [2, 3, 4, 1], [{ id: "row3", position: 5 }]],
  ])("changes only the moved row when it goes %s", (_place, positions, changes) => {
    expect(positionsInOrder(rows(...positions))).toEqual(changes);
  });

  test("spreads several rows over one gap", () => {
    expect(positionsInOrder(rows(1, 9, 8, 2, 3, 4))).toEqual([
      { id: "row1", position: 1 + 1 / 3 },
      { id: "row2", position: 1 + 2 / 3 },
    ]);
  });

  test("separates rows with the same number", () => {
    expect(settled(rows(1, 1, 2))).toEqual([1, 1.5, 2]);
  });

  test("renumbers all rows if a gap has no room left", () => {
    expect(positionsInOrder(rows(1, 7, 1 + 1e-7, 2))).toEqual([
      { id: "row1", position: 2 },
      { id: "row2", position: 3 },
      { id: "row3", position: 4 },
    ]);
  });

  test("renumbers all rows before exceeding what the rules allow", () => {
    expect(settled(rows(999_999.5, 4, 3))).toEqual([1, 2, 3]);
  });

  test("keeps numbers rising and in bounds through a thousand moves", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { minLength: 1, maxLength: 1000 }), (moves) => {
        let list = rows(1, 2, 3, 4, 5, 6, 7, 8);
        for (const [from, to] of moves) {
          const [moved] = list.splice(from, 1);
          if (moved) list.splice(to, 0, moved);
          const positions = settled(list);
          list = list.map(({ id }, index) => ({ id, position: positions[index] ?? Number.NaN }));
        }
        return list.every(({ position }, index) => {
          const before = list[index - 1]?.position ?? Number.NEGATIVE_INFINITY;
          return position > before && Math.abs(position) < 1_000_000;
        });
      }),
      { numRuns: 30 },
    );
  });
});
