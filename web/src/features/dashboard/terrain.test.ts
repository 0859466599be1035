import { describe, expect, test } from "vitest";
import { acrossYear, hillAt, hillPath, hillPoints, TERRAIN } from "./terrain.ts";

const COUNTS = [3, 4, 8, 6, 7, 3, 6, 9, 5, 8, 2, 0];
const points = hillPoints(COUNTS);

function month(index: number): number {
  return acrossYear(index + 0.5);
}

describe("the hills of the year", () => {
  test("reach the top in the busiest month and the bottom in an empty one", () => {
    expect(hillAt(points, month(7))).toBeCloseTo(TERRAIN.summit);
    expect(hillAt(points, month(11))).toBeCloseTo(TERRAIN.foot);
  });

  test("never go above the busiest month or below the ground", () => {
    const heights = Array.from({ length: 553 }, (_, step) => hillAt(points, TERRAIN.left + step));

    expect(Math.min(...heights)).toBeCloseTo(TERRAIN.summit);
    expect(Math.max(...heights)).toBeCloseTo(TERRAIN.foot);
  });

  test("rise steadily between a quiet month and a busier one", () => {
    const climb = Array.from({ length: 21 }, (_, step) =>
      hillAt(points, month(6) + (step / 20) * (month(7) - month(6))),
    );

    expect(climb).toEqual(climb.toSorted((a, b) => b - a));
  });

  test("stay low while there is only one task", () => {
    const [, first] = hillPoints([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    expect(first?.y).toBeGreaterThan((TERRAIN.summit + TERRAIN.foot) / 2);
  });

  test("span the whole year", () => {
    expect(hillPath(points)).toMatch(/^M4 .*C.* 556 74$/);
  });
});
