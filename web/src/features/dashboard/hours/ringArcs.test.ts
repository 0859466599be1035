import { expect, test } from "vitest";
import type { TypeHours } from "./hoursByType.ts";
import { RING, ringArcs } from "./ringArcs.ts";

const hours = (...completed: readonly number[]): TypeHours[] =>
  completed.map((each, place) => ({ type: "Research", tone: place + 1, completed: each, anticipated: 0 }));

/** Where the outer edge of a segment ends, as a share of the whole ring. */
function endOf(path: string): number {
  const [, x = "0", y = "0"] = /.*A64\.5,64\.5,0,0,1,([-\d.]+),([-\d.]+)/.exec(path) ?? [];
  const angle = Math.atan2(Number(x), -Number(y)) / (2 * Math.PI);
  return angle < 0 ? angle + 1 : angle;
}

test("types without hours have no segment of the ring", () => {
  expect(ringArcs(hours(60, 0, 12), null).map(({ tone }) => tone)).toEqual([1, 3]);
  expect(ringArcs(hours(0, 0), 240)).toEqual([]);
});

test("hours of half the goal fill half of the ring", () => {
  const [only] = ringArcs(hours(120), 240);

  expect(endOf(only?.path ?? "")).toBeCloseTo(0.5, 2);
});

test("hours beyond the goal, or without one, fill the whole ring", () => {
  const gap = 3 / RING.outer / (2 * Math.PI);

  for (const goal of [null, 100]) {
    const arcs = ringArcs(hours(100, 100), goal);
    expect(arcs.map(({ path }) => endOf(path))).toEqual([
      expect.closeTo(0.5 - gap / 2, 2),
      expect.closeTo(1 - gap / 2, 2),
    ]);
  }
});

test("hours of one type alone are the whole ring", () => {
  const [only] = ringArcs(hours(100), null);

  expect(only?.path).toMatch(/^M0,-64\.5A.*A64\.5,64\.5,0,0,1,-?0,-64\.5L/);
});

test("an hour among hundreds is visible, and the ring stays closed", () => {
  const arcs = ringArcs(hours(999, 1), null);

  expect(arcs).toHaveLength(2);
  expect(endOf(arcs[0]?.path ?? "")).toBeLessThan(0.985);
  expect(endOf(arcs[1]?.path ?? "")).toBeLessThan(1);
});
