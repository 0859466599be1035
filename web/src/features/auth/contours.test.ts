import { expect, test } from "vitest";
import { contourPaths } from "./contours.ts";

const AREA = { width: 100, height: 100, step: 5 };

function pointsOf(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

test("a cone's contour is a circle around its summit", () => {
  const cone = (x: number, y: number) => 50 - Math.hypot(x - 50, y - 50);

  const points = contourPaths(cone, [20], AREA).flatMap(pointsOf);

  expect(points.length).toBeGreaterThan(20);
  for (const { x, y } of points) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(30, 0);
});

test("a level above the ground draws nothing", () => {
  expect(contourPaths(() => 3, [10], AREA)).toEqual([""]);
});

test("the ground is sampled once at each corner, however many levels there are", () => {
  let asked = 0;
  const slope = (x: number) => {
    asked += 1;
    return x;
  };

  contourPaths(slope, [10, 20, 30, 40], AREA);

  expect(asked).toBe(21 * 21);
});
