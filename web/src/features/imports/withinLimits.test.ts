import { describe, expect, test } from "vitest";
import { MOST_LINES, withinLimits } from "./withinLimits.ts";

describe("a pasted table", () => {
  test.each([
    ["lines", Array.from({ length: MOST_LINES + 1 }, () => ["Pantry"]), /more than 20,000 lines/],
    ["cells in a line", [Array.from({ length: 201 }, () => "")], /more than 200 cells/],
    ["characters in a cell", [["a".repeat(10_001)]], /more than 10,000 characters/],
  ])("is refused for too many %s, in a sentence that says so", (_, table, sentence) => {
    expect(() => withinLimits(table)).toThrow(sentence);
  });

  test("is returned if it is small enough", () => {
    const table = [
      ["Activity", "Hours"],
      ["Pantry", "2"],
    ];

    expect(withinLimits(table)).toBe(table);
  });
});
