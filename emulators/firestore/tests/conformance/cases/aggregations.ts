import type { Case, Expected } from "../Case.ts";
import {
  accepted,
  commit,
  field,
  invalid,
  is,
  type Query,
  runAggregation,
  set,
  structured,
  where,
} from "../requests.ts";
import { SOURCES } from "../sources.ts";
import { type Json, type Plain, type PlainFields, ref } from "../wire.ts";

const count = (upTo?: number): Json => ({ alias: "r", count: upTo === undefined ? {} : { upTo } });
const sum = (path = "v"): Json => ({ alias: "r", sum: { field: field(path) } });
const avg = (path = "v"): Json => ({ alias: "r", avg: { field: field(path) } });

const largest = 2n ** 63n - 1n;

/** The sum and average of one field over documents with these values. */
const numbers: readonly (readonly [id: string, values: readonly Plain[], sum: Plain, avg: Plain])[] = [
  ["no values", [], 0n, null],
  ["one integer", [5n], 5n, 5],
  ["integers", [1n, 2n, 4n], 7n, 7 / 3],
  ["doubles", [0.5, 0.25], 0.75, 0.375],
  ["integers and doubles", [1n, 0.5], 1.5, 0.75],
  ["negative numbers", [-1n, -2n], -3n, -1.5],
  ["numbers that cancel out", [5n, -5n], 0n, 0],
  ["values that are not numbers", ["a", null, true, [1n], { a: 1n }], 0n, null],
  ["numbers among others", [1n, "a", null, 3n], 4n, 2],
  ["NaN", [1n, Number.NaN], Number.NaN, Number.NaN],
  ["infinity", [1n, Number.POSITIVE_INFINITY], Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ["infinities of both kinds", [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY], Number.NaN, Number.NaN],
  ["whole doubles stay doubles", [1, 2], 3, 1.5],
  ["integers beyond the largest", [largest, 1n], 2 ** 63, 2 ** 62],
  ["integers that come back from beyond", [largest, 1n, -1n], largest, 2 ** 63 / 3],
  ["zeros", [0n, 0], 0, 0],
];

function numberCases(): Case[] {
  return numbers.flatMap(([id, values, total, average]): Case[] => {
    const documents = Object.fromEntries(values.map((v, index) => [`c/${index}`, { v }]));
    return [
      {
        id: `aggregations/sum of ${id}`,
        given: { documents },
        steps: [runAggregation({}, [sum()], { aggregates: { r: total } })],
      },
      {
        id: `aggregations/average of ${id}`,
        given: { documents },
        steps: [runAggregation({}, [avg()], { aggregates: { r: average } })],
      },
    ];
  });
}

const shelf = {
  "c/a": { v: 1n, g: "x", m: { k: 10n } },
  "c/b": { v: 2n, g: "x", m: { k: 20n } },
  "c/c": { v: 3n, g: "y" },
  "c/d": { g: "y" },
  "c/d/c/e": { v: 100n },
};

const counted: readonly (readonly [id: string, query: Query, aggregations: readonly Json[], r: Plain])[] = [
  ["count", {}, [count()], 4n],
  ["count of an empty collection", { from: "none" }, [count()], 0n],
  ["count with a filter", { where: where("g", "==", "x") }, [count()], 2n],
  ["count with a null filter", { where: is("v", "IS_NULL") }, [count()], 0n],
  ["count with a limit", { limit: 3 }, [count()], 3n],
  ["count with a limit beyond", { limit: 30 }, [count()], 4n],
  ["count with an offset", { offset: 3 }, [count()], 1n],
  ["count with an order skips documents without its field", { orderBy: ["v"] }, [count()], 3n],
  ["count with a cursor", { orderBy: ["v"], startAfter: [1n] }, [count()], 2n],
  ["count up to fewer", {}, [count(2)], 2n],
  ["count up to more", {}, [count(9)], 4n],
  ["count of a group", { group: "c" }, [count()], 5n],
  ["count below a document", { from: "c/d/c" }, [count()], 1n],
  ["sum of a field in a map", {}, [sum("m.k")], 30n],
  ["sum with a filter", { where: where("g", "==", "x") }, [sum()], 3n],
  ["sum with a limit in an order", { orderBy: ["-v"], limit: 2 }, [sum()], 5n],
  ["sum of a field that no document has", {}, [sum("none")], 0n],
  ["sum of a group", { group: "c" }, [sum()], 106n],
  ["average of a field in a map", {}, [avg("m.k")], 15],
  ["average of a field that no document has", {}, [avg("none")], null],
  ["average with a filter", { where: where("g", "==", "y") }, [avg()], 3],
  ["sum of a field that select omits", { select: ["g"] }, [sum()], 6n],
];

/** Six documents of seven have `v`; four of eight have `w`. The third and the last lack `v`. */
const sparse = Object.fromEntries(
  [1n, 2n, null, 4n, 5n, 6n, 7n, null].map((v, index) => [
    `c/${index}`,
    { ...(v !== null && { v }), ...(index % 2 === 0 && { w: 1n }) },
  ]),
);

/** A document without an aggregated field is left out before the offset and the limit, and of the count, too. */
const recorded: readonly (readonly [id: string, query: Query, aggregations: readonly Json[], expected: PlainFields])[] =
  [
    ["a limit", { limit: 6 }, [{ alias: "n", count: {} }, sum()], { n: 6n, r: 25n }],
    ["a smaller limit", { limit: 3 }, [{ alias: "n", count: {} }, sum()], { n: 3n, r: 7n }],
    ["an offset", { offset: 2 }, [{ alias: "n", count: {} }, sum()], { n: 4n, r: 22n }],
    ["an offset and a limit", { offset: 2, limit: 1 }, [{ alias: "n", count: {} }, avg()], { n: 1n, r: 4 }],
    [
      "two fields",
      { limit: 2 },
      [
        { alias: "n", count: {} },
        { alias: "v", sum: { field: field("v") } },
        { alias: "w", sum: { field: field("w") } },
      ],
      { n: 2n, v: 6n, w: 2n },
    ],
  ];

const rejected: readonly (readonly [id: string, aggregations: readonly Json[]])[] = [
  ["no aggregation", []],
  ["six aggregations", ["a", "b", "c", "d", "e", "f"].map((alias) => ({ alias, count: {} }))],
  ["two aggregations with the same alias", [count(), sum()]],
  ["count up to zero", [count(0)]],
  ["count up to a negative number", [count(-1)]],
  ["an aggregation without a kind", [{ alias: "r" }]],
  ["a sum without a field", [{ alias: "r", sum: {} }]],
  ["a sum of a malformed field", [sum("a..b")]],
  ["a reserved alias", [{ alias: "__r__", count: {} }]],
  ["a sum of names", [sum("__name__")]],
  ["an average of names", [avg("__name__")]],
];

const together: readonly (readonly [id: string, aggregations: readonly Json[], expected: Expected])[] = [
  [
    "five at once",
    [
      { alias: "a", count: {} },
      { alias: "b", sum: { field: field("v") } },
      { alias: "c", avg: { field: field("v") } },
      { alias: "d", count: { upTo: 1 } },
      { alias: "e", sum: { field: field("v") } },
    ],
    { aggregates: { a: 3n, b: 6n, c: 2, d: 1n, e: 6n } },
  ],
  [
    "aliases that are left out",
    [{ count: {} }, { sum: { field: field("v") } }],
    { aggregates: { field_1: 3n, field_2: 6n } },
  ],
  ["an alias with spaces", [{ alias: "a b", count: {} }], { aggregates: { "a b": 4n } }],
  [
    "a count next to a sum counts documents with the field",
    [
      { alias: "a", count: {} },
      { alias: "b", sum: { field: field("v") } },
    ],
    { aggregates: { a: 3n, b: 6n } },
  ],
  [
    "sums of two fields use documents with both",
    [
      { alias: "a", sum: { field: field("v") } },
      { alias: "b", sum: { field: field("m.k") } },
    ],
    { aggregates: { a: 3n, b: 30n } },
  ],
];

/** Aggregations over a group below a document. There is no index for a field of its documents. */
const below: readonly (readonly [id: string, query: Query, aggregation: Json, expected: Expected])[] = [
  ["count", {}, count(), { aggregates: { r: 1n } }],
  ["sum", {}, sum(), invalid],
  ["average in an order", { orderBy: ["v"] }, avg(), invalid],
];

export const aggregations: readonly Case[] = [
  ...below.map(
    ([id, query, aggregation, expected]): Case => ({
      id: `aggregations/${id} of a group below a document`,
      source: SOURCES.descendants,
      given: { documents: shelf },
      steps: [runAggregation({ ...query, from: "c/d/", group: "c" }, [aggregation], expected)],
    }),
  ),
  ...recorded.map(
    ([id, query, aggregated, aggregates]): Case => ({
      id: `aggregations/documents without the field and ${id}`,
      source: `${SOURCES.recordings}/aggregations.json`,
      given: { documents: sparse },
      steps: [runAggregation(query, aggregated, { aggregates })],
    }),
  ),
  ...numberCases(),
  ...counted.map(
    ([id, query, requested, r]): Case => ({
      id: `aggregations/${id}`,
      given: { documents: shelf },
      steps: [runAggregation(query, requested, { aggregates: { r } })],
    }),
  ),
  ...together.map(
    ([id, requested, expected]): Case => ({
      id: `aggregations/${id}`,
      given: { documents: shelf },
      steps: [runAggregation({}, requested, expected)],
    }),
  ),
  ...rejected.map(
    ([id, requested]): Case => ({
      id: `aggregations/rejected: ${id}`,
      steps: [runAggregation({}, requested, invalid)],
    }),
  ),
  {
    id: "aggregations/at an earlier read time",
    given: { documents: shelf },
    steps: [
      { ...runAggregation({}, [count()], { aggregates: { r: 4n } }), keep: { t: "0.readTime" } },
      commit([set("c/new", {})]),
      { ...runAggregation({}, [count()], { aggregates: { r: 5n } }) },
      {
        method: "POST",
        path: ":runAggregationQuery",
        body: {
          structuredAggregationQuery: { structuredQuery: { from: [{ collectionId: "c" }] }, aggregations: [count()] },
          readTime: "$t",
        },
        expected: { aggregates: { r: 4n } },
      },
    ],
  },
  {
    id: "aggregations/begin a transaction",
    given: { documents: shelf },
    steps: [
      {
        method: "POST",
        path: ":runAggregationQuery",
        body: {
          structuredAggregationQuery: { structuredQuery: { from: [{ collectionId: "c" }] }, aggregations: [count()] },
          newTransaction: {},
        },
        keep: { tx: "0.transaction" },
        expected: accepted,
      },
      commit([set("c/new", {})], accepted, { transaction: "$tx" }),
    ],
  },
  {
    id: "aggregations/explain with analyze",
    given: { documents: shelf },
    steps: [
      {
        method: "POST",
        path: ":runAggregationQuery",
        body: {
          structuredAggregationQuery: { structuredQuery: structured({}), aggregations: [count()] },
          explainOptions: { analyze: true },
        },
        expected: { body: [{ result: {} }, { explainMetrics: { executionStats: { resultsReturned: "1" } } }] },
      },
    ],
  },
  {
    id: "aggregations/over a name",
    given: { documents: shelf },
    steps: [runAggregation({ where: where("__name__", "==", ref("c/a")) }, [count()], { aggregates: { r: 1n } })],
  },
];
