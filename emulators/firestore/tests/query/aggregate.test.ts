import { describe, expect, test } from "vitest";
import type { Aggregation } from "../../src/model/StructuredQuery.ts";
import { aggregate, checkAggregations } from "../../src/query/aggregate.ts";
import { errorOf, type Plain, storedDocument, value } from "../model/builders.ts";

const count: Aggregation = { kind: "count", alias: "count", upTo: null };
const sum: Aggregation = { kind: "sum", alias: "sum", path: ["n"] };
const avg: Aggregation = { kind: "avg", alias: "avg", path: ["n"] };
const largest = 2n ** 63n - 1n;

/** One document per value, with the value in the field `n`. */
function documentsWith(values: readonly Plain[]) {
  return values.map((n, index) => storedDocument(`c/${index}`, { n }));
}

test.each<[string, readonly Plain[], Plain, Plain]>([
  ["no values", [], 0n, null],
  ["integers", [1n, 2n, 4n], 7n, 7 / 3],
  ["integers and doubles", [1n, 0.5], 1.5, 0.75],
  ["other types are ignored", [1n, "2", null, [3n]], 1n, 1],
  ["an overflow becomes a double", [largest, 1n], 2 ** 63, 2 ** 62],
  ["a temporary overflow stays an integer", [largest, 1n, -1n], largest, Number(largest) / 3],
  ["NaN propagates", [1n, Number.NaN], Number.NaN, Number.NaN],
  ["infinities cancel out to NaN", [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY], Number.NaN, Number.NaN],
])("sum and average of documents: %s", (_what, values, total, average) => {
  const result = aggregate(documentsWith(values), [sum, avg]);

  expect(result.get("sum")).toEqual(value(total));
  expect(result.get("avg")).toEqual(value(average));
});

describe("the count", () => {
  test("covers all documents, up to a limit", () => {
    const documents = documentsWith([1n, "x", null]);

    expect(aggregate(documents, [count]).get("count")).toEqual(value(3n));
    expect(aggregate(documents, [{ ...count, upTo: 2 }]).get("count")).toEqual(value(2n));
  });
});

test.each<[string, readonly Aggregation[]]>([
  ["no aggregation", []],
  ["six aggregations", ["a", "b", "c", "d", "e", "f"].map((alias) => ({ ...count, alias }))],
  ["two with the same alias", [count, { ...sum, alias: "count" }]],
  ["a count up to 0", [{ ...count, upTo: 0 }]],
  ["a sum of names", [{ ...sum, path: ["__name__"] }]],
  ["an average of names", [{ ...avg, path: ["__name__"] }]],
])("an aggregation rejects %s", (_what, aggregations) => {
  expect(errorOf(() => checkAggregations(aggregations)).code).toBe("INVALID_ARGUMENT");
});
