import type { Case, Expected } from "../Case.ts";
import {
  commit,
  field,
  get,
  invalid,
  type Query,
  queryCase,
  runAggregation,
  runQuery,
  set,
  where,
} from "../requests.ts";
import { SOURCES } from "../sources.ts";
import { type Json, type Plain, type PlainFields, ref, toValue, vector } from "../wire.ts";

const shelf = {
  "c/a": { v: vector(1, 0) },
  "c/b": { v: vector(0, 2) },
  "c/c": { v: vector(3, 4) },
  "c/d": { v: vector(-1, 0) },
  "c/e": { v: vector(1, 0, 0) },
  "c/f": { v: [1, 0] },
  "c/g": { v: vector(9) },
};

/** Maps that look like vectors but are not. */
const imitations: readonly (readonly [id: string, value: Plain])[] = [
  ["without doubles", { __type__: "__vector__", value: [1n, 2n] }],
  ["of strings", { __type__: "__vector__", value: ["a"] }],
];

const nearest = (distanceMeasure: string, to: Plain = vector(1, 0), more: Json = {}): Json => ({
  vectorField: field("v"),
  queryVector: toValue(to),
  distanceMeasure,
  limit: 10,
  ...more,
});

/** Searches from (1, 0) among these two-dimensional vectors: a (1, 0), b (0, 2), c (3, 4), d (-1, 0). */
const searches: readonly (readonly [id: string, query: Query, found: readonly string[]])[] = [
  ["Euclidean", { findNearest: nearest("EUCLIDEAN") }, ["a", "d", "b", "c"]],
  ["cosine", { findNearest: nearest("COSINE") }, ["a", "c", "b", "d"]],
  ["dot product, largest first", { findNearest: nearest("DOT_PRODUCT") }, ["c", "a", "b", "d"]],
  ["a limit", { findNearest: nearest("EUCLIDEAN", vector(1, 0), { limit: 2 }) }, ["a", "d"]],
  ["a limit of dot products", { findNearest: nearest("DOT_PRODUCT", vector(1, 0), { limit: 1 }) }, ["c"]],
  ["only vectors with the same dimensions", { findNearest: nearest("EUCLIDEAN", vector(1, 0, 0)) }, ["e"]],
  ["no vector with the same dimensions", { findNearest: nearest("EUCLIDEAN", vector(1, 2, 3, 4)) }, []],
  ["another query vector", { findNearest: nearest("EUCLIDEAN", vector(3, 4)) }, ["c", "b", "a", "d"]],
  ["a Euclidean threshold", { findNearest: nearest("EUCLIDEAN", vector(1, 0), { distanceThreshold: 2 }) }, ["a", "d"]],
  [
    "a threshold that includes itself",
    { findNearest: nearest("EUCLIDEAN", vector(1, 0), { distanceThreshold: 0 }) },
    ["a"],
  ],
  ["a cosine threshold", { findNearest: nearest("COSINE", vector(1, 0), { distanceThreshold: 0.5 }) }, ["a", "c"]],
  [
    "a dot product threshold is a minimum",
    { findNearest: nearest("DOT_PRODUCT", vector(1, 0), { distanceThreshold: 1 }) },
    ["c", "a"],
  ],
  ["a filter before the search", { where: where("g", "==", "x"), findNearest: nearest("EUCLIDEAN") }, ["d", "c"]],
  ["distance replaces orderBy", { orderBy: ["-g"], findNearest: nearest("EUCLIDEAN") }, ["a", "d", "b", "c"]],
  ["a field without vectors", { findNearest: nearest("EUCLIDEAN", vector(1, 0), { vectorField: field("g") }) }, []],
  ["a field in a map", { findNearest: nearest("EUCLIDEAN", vector(1, 0), { vectorField: field("m.v") }) }, ["b", "a"]],
];

const space = {
  "c/a": { v: vector(1, 0), g: "y", m: { v: vector(5, 5) } },
  "c/b": { v: vector(0, 2), g: "y", m: { v: vector(1, 1) } },
  "c/c": { v: vector(3, 4), g: "x" },
  "c/d": { v: vector(-1, 0), g: "x" },
  "c/e": { v: vector(1, 0, 0), g: "y" },
  "c/f": { v: [1, 0], g: "x" },
  "c/g": { g: "x" },
};

const distances: readonly (readonly [id: string, measure: string, distance: number])[] = [
  ["Euclidean", "EUCLIDEAN", 5],
  ["cosine", "COSINE", 1],
  ["dot product", "DOT_PRODUCT", 0],
];

const kept: readonly (readonly [id: string, select: readonly string[], fields: PlainFields])[] = [
  ["with a selection of it", ["v", "far"], { v: vector(3, 4), far: 5 }],
  ["without a selection of it", ["v"], { v: vector(3, 4) }],
];

const rejected: readonly (readonly [id: string, search: Json])[] = [
  ["no limit", { ...nearest("EUCLIDEAN"), limit: null }],
  ["a limit of zero", nearest("EUCLIDEAN", vector(1), { limit: 0 })],
  ["a negative limit", nearest("EUCLIDEAN", vector(1), { limit: -1 })],
  ["a limit beyond 1000", nearest("EUCLIDEAN", vector(1), { limit: 1001 })],
  ["an array instead of a vector", nearest("EUCLIDEAN", [1, 0])],
  ["a number instead of a vector", nearest("EUCLIDEAN", 1n)],
  ["a vector of no dimensions", nearest("EUCLIDEAN", vector())],
  ["a vector of 2049 dimensions", nearest("EUCLIDEAN", vector(...Array.from({ length: 2049 }, () => 1)))],
  ["no measure", nearest("DISTANCE_MEASURE_UNSPECIFIED")],
  ["a measure that does not exist", nearest("MANHATTAN")],
  ["no field", nearest("EUCLIDEAN", vector(1), { vectorField: {} })],
  ["a malformed field", nearest("EUCLIDEAN", vector(1), { vectorField: field("a..b") })],
  ["a reserved result field", nearest("EUCLIDEAN", vector(1), { distanceResultField: "__far__" })],
  ["a malformed result field", nearest("EUCLIDEAN", vector(1), { distanceResultField: "a b" })],
];

const two: Expected = { aggregates: { r: 2n } };

/** What else a query with a vector search must not have, in the order of Google's checks. */
const excluded: readonly (readonly [id: string, query: Query, says: string])[] = [
  ["a query limit", { limit: 1, offset: 1 }, "A query limit cannot be used with FindNearest"],
  ["an offset", { offset: 1 }, "A query offset cannot be used with FindNearest"],
  ["a cursor", { orderBy: ["__name__"], startAt: [ref("c/a")] }, "A cursor cannot be used with FindNearest"],
];

export const vectors: readonly Case[] = [
  ...excluded.map(
    ([id, query, says]): Case => ({
      id: `vectors/a search with ${id}`,
      source: `${SOURCES.recordings}/find_nearest.json`,
      steps: [runQuery({ ...query, findNearest: nearest("EUCLIDEAN") }, { error: "INVALID_ARGUMENT", says })],
    }),
  ),
  queryCase(
    "vectors/order by length, then by value",
    shelf,
    { orderBy: ["v"] },
    { paths: ["c/f", "c/g", "c/d", "c/b", "c/a", "c/c", "c/e"] },
  ),
  queryCase("vectors/equality", shelf, { where: where("v", "==", vector(0, 2)) }, { paths: ["c/b"] }),
  queryCase(
    "vectors/equality with an array finds no vector",
    shelf,
    { where: where("v", "==", [1, 0]) },
    { paths: ["c/f"] },
  ),
  queryCase("vectors/in", shelf, { where: where("v", "in", [vector(9), vector(3, 4)]) }, { pathSet: ["c/c", "c/g"] }),
  queryCase(
    "vectors/!=",
    shelf,
    { where: where("v", "!=", vector(9)) },
    { paths: ["c/f", "c/d", "c/b", "c/a", "c/c", "c/e"] },
  ),
  queryCase(
    "vectors/inequality finds only vectors",
    shelf,
    { where: where("v", ">=", vector(1, 0)) },
    { paths: ["c/a", "c/c", "c/e"] },
  ),
  ...imitations.map(
    ([id, value]): Case => ({
      id: `vectors/rejected: a vector ${id}`,
      steps: [commit([set("c/d", { v: value })], invalid)],
    }),
  ),
  ...searches.map(([id, query, found]) =>
    queryCase(`vectors/nearest: ${id}`, space, query, { paths: found.map((one) => `c/${one}`) }),
  ),
  ...distances.map(([id, measure, distance]) =>
    queryCase(
      `vectors/returns a ${id} distance`,
      { "c/a": { v: vector(3, 4) } },
      {
        findNearest: nearest(measure, measure === "EUCLIDEAN" ? vector(0, 0) : vector(4, -3), {
          distanceResultField: "far",
        }),
      },
      { documents: [["c/a", { v: vector(3, 4), far: distance }]] },
    ),
  ),
  ...kept.map(([id, select, fields]) =>
    queryCase(
      `vectors/a distance ${id}`,
      { "c/a": { v: vector(3, 4) } },
      { select, findNearest: nearest("EUCLIDEAN", vector(0, 0), { distanceResultField: "far" }) },
      { documents: [["c/a", fields]] },
    ),
  ),
  ...rejected.map(([id, findNearest]) => queryCase(`vectors/rejected: ${id}`, {}, { findNearest }, invalid)),
  {
    id: "vectors/a count of the nearest",
    given: { documents: space },
    steps: [
      runAggregation(
        { findNearest: nearest("EUCLIDEAN", vector(1, 0), { limit: 2 }) },
        [{ alias: "r", count: {} }],
        two,
      ),
    ],
  },
  {
    id: "vectors/a vector replaces another",
    given: { documents: shelf },
    steps: [commit([set("c/a", { v: vector(7, 7) })]), get("c/a", { fields: { v: vector(7, 7) } })],
  },
];
