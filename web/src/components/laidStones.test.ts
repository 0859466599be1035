import { describe, expect, test } from "vitest";
import { laidStones } from "./laidStones.ts";

describe("the stones of a cairn", () => {
  test("are as many as the tasks done while nine stones are enough", () => {
    expect([0, 1, 5, 8].map((done) => laidStones(done, 8))).toEqual([0, 1, 5, 8]);
  });

  test("begin with one stone for the first of many tasks", () => {
    expect(laidStones(1, 30)).toBe(1);
  });

  test("keep the last stone for the last of many tasks", () => {
    expect(laidStones(29, 30)).toBe(8);
    expect(laidStones(30, 30)).toBe(9);
  });

  test("are none before anything is done", () => {
    expect(laidStones(0, 30)).toBe(0);
  });
});
