import { expect, test } from "vitest";
import { JAR_PEBBLES, jarPebbles } from "./jarPebbles.ts";

const types = (...completed: readonly number[]) =>
  completed.map((each, place) => ({ tone: place + 1, completed: each }));

test("a pebble is a twenty-fourth of the goal, in the color of its hours", () => {
  expect(jarPebbles(types(60, 48, 24, 16), 240)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4]);
});

test("the first pebble is in the jar once its hours are complete", () => {
  expect(jarPebbles(types(9.9), 240)).toEqual([]);
  expect(jarPebbles(types(6, 4), 240)).toEqual([1]);
});

test("a jar filled beyond the goal has the colors of all hours", () => {
  expect(jarPebbles(types(300, 600, 0, 300), 300)).toEqual([
    ...Array(6).fill(1),
    ...Array(12).fill(2),
    ...Array(6).fill(4),
  ]);
});

test("the jar is full at the goal and beyond, whatever the goal is", () => {
  for (const goal of [1, 7, 110, 240.5, 20_000]) {
    expect(jarPebbles(types(goal), goal)).toHaveLength(JAR_PEBBLES);
    expect(jarPebbles(types(0, goal * 3), goal)).toEqual(Array(JAR_PEBBLES).fill(2));
  }
});
