import { expect, test } from "vitest";
import { dropPlace } from "./dropPlace.ts";

const HEIGHTS = [60, 60, 100, 60];

test.each([
  [1, 0, 1],
  [1, 50, 1],
  [1, 51, 2],
  [1, 129, 2],
  [1, 131, 3],
  [1, 9_000, 3],
  [1, -30, 1],
  [1, -31, 0],
  [1, -9_000, 0],
  [2, -31, 1],
  [2, -91, 0],
  [3, -51, 2],
  [0, -500, 0],
])("a row %i dragged by %i pixels lands at %i", (from, offset, place) => {
  expect(dropPlace(HEIGHTS, from, offset)).toBe(place);
});
