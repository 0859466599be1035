import { describe, expect, test } from "vitest";
import { stoneShape } from "./stoneShape.ts";
import shapes from "./stones.json" with { type: "json" };

const numbersIn = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);
const [largest] = shapes.stones;

describe("the shape of a stone", () => {
  test("is a closed curve through its outline, with its light on the upper side", () => {
    if (!largest) throw new Error("There are no stones.");
    const { body, lit } = stoneShape(largest);

    expect(body.startsWith("M61.1,-21C61,-17.2 59.6,-12.6 56.6,-9.7C")).toBe(true);
    expect(body.endsWith(" 61.1,-21Z")).toBe(true);
    expect(lit.startsWith("M-56.9,-32.4C-54.5,-33.4 -48.9,-36.9 -42.8,-38.4C")).toBe(true);
    expect(lit.includes(" 57.2,-32.5L57.2,-32.5C")).toBe(true);
    expect(lit.endsWith(" -56.9,-32.4Z")).toBe(true);
  });

  test.each(shapes.stones)("the shape of a stone stays within its size, $width x $height", (stone) => {
    const { body } = stoneShape(stone);
    const numbers = numbersIn(body);

    expect(numbers.every(Number.isFinite)).toBe(true);
    expect(Math.max(...numbers.filter((_, index) => index % 2 === 0))).toBeLessThanOrEqual(stone.width / 2 + 5);
    expect(Math.min(...numbers.filter((_, index) => index % 2 === 1))).toBeGreaterThanOrEqual(-stone.height - 5);
  });
});
