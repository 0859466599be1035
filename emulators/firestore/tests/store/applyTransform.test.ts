import { describe, expect, test } from "vitest";
import type { Value } from "../../src/model/Value.ts";
import { applyTransform } from "../../src/store/applyTransform.ts";
import { type Plain, timestamp, value } from "../model/builders.ts";

const largest = 2n ** 63n - 1n;
const missing = undefined;

function present(plain: Plain | undefined): Value | undefined {
  return plain === undefined ? undefined : value(plain);
}

type NumericCase = readonly [stored: Plain | undefined, operand: bigint | number, outcome: Plain];

const numeric: Readonly<Record<"increment" | "maximum" | "minimum", readonly NumericCase[]>> = {
  increment: [
    [1n, 2n, 3n],
    [1n, 0.5, 1.5],
    [0.5, 1n, 1.5],
    [largest, 1n, largest],
    [-largest, -5n, -largest - 1n],
    [missing, 7n, 7n],
    ["seven", 7, 7],
    [null, 7n, 7n],
    [Number.NaN, 1n, Number.NaN],
  ],
  maximum: [
    [1n, 2n, 2n],
    [2n, 1n, 2n],
    [3n, 3, 3n],
    [3, 3n, 3],
    [1n, 1.5, 1.5],
    [-0, 0n, -0],
    [9007199254740993n, 9007199254740992, 9007199254740993n],
    [missing, 7n, 7n],
    ["seven", 7n, 7n],
    [5n, Number.NaN, Number.NaN],
    [Number.NaN, 5n, Number.NaN],
  ],
  minimum: [
    [1n, 2n, 1n],
    [2n, 1n, 1n],
    [3n, 3, 3n],
    [1.5, 1n, 1n],
    [0, -0, 0],
    [missing, 7n, 7n],
    [[1n], 7n, 7n],
    [5n, Number.NaN, Number.NaN],
    [Number.NaN, 5n, Number.NaN],
  ],
};

describe.each(["increment", "maximum", "minimum"] as const)("%s", (kind) => {
  test.each(numeric[kind])("a transform of the stored %o by %o gives %o", (stored, operand, outcome) => {
    const transform = { kind, path: ["f"], operand: value(operand) };

    const { value: after, result } = applyTransform(transform, present(stored), 0n);

    expect(after).toStrictEqual(value(outcome));
    expect(result).toStrictEqual(value(outcome));
  });
});

type ArrayCase = readonly [stored: Plain | undefined, elements: readonly Plain[], outcome: readonly Plain[]];

const arrays: Readonly<Record<"appendMissingElements" | "removeAllFromArray", readonly ArrayCase[]>> = {
  appendMissingElements: [
    [[1n], [2n, 1n], [1n, 2n]],
    [[1n], [1], [1n]],
    [[], [2n, 2], [2n]],
    [
      [null, Number.NaN],
      [Number.NaN, null],
      [null, Number.NaN],
    ],
    [[{ a: 1n }], [{ a: 1 }, { a: 2n }], [{ a: 1n }, { a: 2n }]],
    [[1n, 1n], [], [1n, 1n]],
    [missing, ["a"], ["a"]],
    ["text", ["a"], ["a"]],
  ],
  removeAllFromArray: [
    [[1n, 2n, 1, 3n], [1n], [2n, 3n]],
    [[null, Number.NaN, 0], [null, Number.NaN], [0]],
    [["a"], ["b"], ["a"]],
    [missing, ["a"], []],
    ["text", ["a"], []],
  ],
};

describe.each(["appendMissingElements", "removeAllFromArray"] as const)("%s", (kind) => {
  test.each(arrays[kind])("a transform of the stored %o with %o gives %o", (stored, elements, outcome) => {
    const transform = { kind, path: ["f"], elements: elements.map(value) };

    const { value: after, result } = applyTransform(transform, present(stored), 0n);

    expect(after).toStrictEqual(value(outcome));
    expect(result).toEqual({ type: "null" });
  });
});

test("a server timestamp is the request's time", () => {
  const { value: after, result } = applyTransform({ kind: "serverTimestamp", path: ["f"] }, value("old"), 5000n);

  expect(after).toEqual(timestamp(5000n));
  expect(result).toEqual(timestamp(5000n));
});
