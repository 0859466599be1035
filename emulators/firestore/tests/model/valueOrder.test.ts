import { describe, expect, test } from "vitest";
import type { Value } from "../../src/model/Value.ts";
import { compareValues, identicalValues } from "../../src/model/valueOrder.ts";
import { fields, reference, timestamp, value } from "./builders.ts";

const vector = (...elements: number[]) => value({ __type__: "__vector__", value: elements });
const geo = (latitude: number, longitude: number): Value => ({ type: "geoPoint", latitude, longitude });

/** Each value is less than the next one. */
const ascending: readonly Value[] = [
  value(null),
  value(false),
  value(true),
  value(Number.NaN),
  value(Number.NEGATIVE_INFINITY),
  value(-(2n ** 63n)),
  value(-1.5),
  value(-1n),
  value(0),
  value(1n),
  value(1.5),
  value(9007199254740992),
  value(9007199254740993n),
  value(9007199254740994),
  value(2n ** 63n - 1n),
  value(2 ** 63),
  value(Number.POSITIVE_INFINITY),
  timestamp(-1n),
  timestamp(1n),
  value(""),
  value("a"),
  value("a\u0000"),
  value("ab"),
  value("\uE000"),
  value("\uFFFD"),
  value("\u{1F600}"),
  value(new Uint8Array([])),
  value(new Uint8Array([0])),
  value(new Uint8Array([0, 1])),
  value(new Uint8Array([255])),
  reference("c/__id-5__"),
  reference("c/__id7__"),
  reference("c/__id10__"),
  reference("c/a"),
  reference("c/a/d/b"),
  reference("c/aa"),
  reference("c!/a"),
  geo(-1, 0),
  geo(0, -1),
  geo(0, 1),
  value([]),
  value([1n]),
  value([1n, 2n]),
  value([2n]),
  vector(9),
  vector(1, 2),
  vector(1, 3),
  value({}),
  value({ a: 1n }),
  value({ a: 1n, b: 1n }),
  value({ a: 2n }),
  value({ b: 0n }),
];

describe("the order of values", () => {
  test("is correct for any two values of the table", () => {
    for (const [left, a] of ascending.entries()) {
      for (const [right, b] of ascending.entries()) {
        const order = Math.sign(compareValues(a, b));
        expect(order, `${left} against ${right}`).toBe(Math.sign(left - right));
      }
    }
  });

  test("treats equal integers and doubles, and both zeros, as equal", () => {
    expect(compareValues(value(1n), value(1))).toBe(0);
    expect(compareValues(value(-0), value(0n))).toBe(0);
    expect(compareValues(value(-0), value(0))).toBe(0);
    expect(compareValues(value(Number.NaN), value(Number.NaN))).toBe(0);
  });

  test("compares a map's names in sorted order", () => {
    expect(compareValues(value({ b: 1n, a: 2n }), value({ a: 2n, b: 1n }))).toBe(0);
    expect(compareValues(value({ b: 9n, a: 1n }), value({ a: 2n }))).toBeLessThan(0);
  });
});

describe("identity of values", () => {
  test.each([
    ["an integer and a double", value(1n), value(1)],
    ["zeros of both signs", value(0), value(-0)],
    ["arrays that differ in a number's type", value([1n]), value([1])],
    ["maps with another name", value({ a: 1n }), value({ b: 1n })],
  ])("distinguishes %s", (_what, a, b) => {
    expect(identicalValues(a, b)).toBe(false);
  });

  test("ignores the order of a map's names", () => {
    const a: Value = { type: "map", fields: fields({ a: Number.NaN, b: [null, "x"] }) };
    const b: Value = { type: "map", fields: fields({ b: [null, "x"], a: Number.NaN }) };

    expect(identicalValues(a, b)).toBe(true);
  });
});
