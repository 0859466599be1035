import { describe, expect, test } from "vitest";
import { laidStones } from "./laidStones.ts";

describe("the stones of a cairn", () => {
  test("equal the completed tasks in a list of up to nine", () => {
    expect([0, 1, 5, 8].map((done) => laidStones(done, 8))).toEqual([0, 1, 5, 8]);
  });

  test("show one stone for the first of many tasks", () => {
    expect(laidStones(1, 30)).toBe(1);
  });

  test("show the last stone only when all tasks are done", () => {
    expect(laidStones(29, 30)).toBe(8);
    expect(laidStones(30, 30)).toBe(9);
  });

  test("show none before a task is done", () => {
    expect(laidStones(0, 30)).toBe(0);
  });
});
