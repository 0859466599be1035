import type { Case, Expected, RestStep } from "../Case.ts";
import {
  and,
  invalid,
  is,
  nameOf,
  type Operator,
  post,
  type Query,
  queryCase,
  runQuery,
  structured,
  where,
} from "../requests.ts";
import { SOURCES } from "../sources.ts";
import { type Json, type Plain, ref } from "../wire.ts";
import { oneOfEach, pathsWhere, type Ranked, ranked } from "./valueOrder.ts";

/** Every comparison with every value that field filters accept, against one document of each value. */
const comparisons: { readonly [operator in Operator]?: (present: Ranked, operand: Ranked) => boolean } = {
  "==": (present, operand) => present.rank === operand.rank,
  "!=": (present, operand) => present.rank !== operand.rank && present.class !== "null",
  "<": (present, operand) => present.class === operand.class && present.rank < operand.rank,
  ">=": (present, operand) => present.class === operand.class && present.rank >= operand.rank,
};

function comparisonCases(): Case[] {
  const operands = ranked.filter(({ class: valueClass }) => valueClass !== "null" && valueClass !== "NaN");
  return operands.flatMap((operand) =>
    Object.entries(comparisons).map(([operator, holds]) =>
      queryCase(
        `queries/v ${operator} ${operand.id}`,
        oneOfEach,
        { where: where("v", operator as Operator, operand.value) },
        // Only equality orders by name.
        operator === "=="
          ? { pathSet: pathsWhere((present) => holds(present, operand)) }
          : { paths: pathsWhere((present) => holds(present, operand)) },
      ),
    ),
  );
}

const list = {
  "c/none": { other: 1n },
  "c/null": { v: null },
  "c/nan": { v: Number.NaN },
  "c/one": { v: 1n },
  "c/oneAndHalf": { v: 1.5 },
  "c/two": { v: 2 },
  "c/text": { v: "1" },
  "c/list": { v: [1n, "a", null, Number.NaN, { k: 1n }] },
  "c/empty": { v: [] },
  "c/map": { v: { k: 1n, l: 2n } },
};

const filters: readonly (readonly [id: string, query: Query, found: readonly string[]])[] = [
  ["v is null", { where: is("v", "IS_NULL") }, ["null"]],
  [
    "v is not null",
    { where: is("v", "IS_NOT_NULL") },
    ["nan", "one", "oneAndHalf", "two", "text", "list", "empty", "map"],
  ],
  ["v is NaN", { where: is("v", "IS_NAN") }, ["nan"]],
  ["v is not NaN", { where: is("v", "IS_NOT_NAN") }, ["one", "oneAndHalf", "two", "text", "list", "empty", "map"]],
  ["in with integers finds equal doubles", { where: where("v", "in", [1n, 2n]) }, ["one", "two"]],
  ["in with two types", { where: where("v", "in", [1n, "1"]) }, ["one", "text"]],
  ["in with null finds no null", { where: where("v", "in", [null, 1n]) }, ["one"]],
  ["in with NaN finds no NaN", { where: where("v", "in", [Number.NaN, 1n]) }, ["one"]],
  ["in with an array", { where: where("v", "in", [[], 1n]) }, ["empty", "one"]],
  ["in with a map", { where: where("v", "in", [{ l: 2n, k: 1 }]) }, ["map"]],
  ["in with an absent value", { where: where("v", "in", ["nowhere"]) }, []],
  ["in with the same value twice", { where: where("v", "in", [1n, 1n]) }, ["one"]],
  ["not-in", { where: where("v", "not-in", [1n, "1"]) }, ["nan", "oneAndHalf", "two", "list", "empty", "map"]],
  ["not-in with null finds nothing", { where: where("v", "not-in", [null, 1n]) }, []],
  [
    "not-in with NaN",
    { where: where("v", "not-in", [Number.NaN]) },
    ["one", "oneAndHalf", "two", "text", "list", "empty", "map"],
  ],
  [
    "not-in with an array",
    { where: where("v", "not-in", [[]]) },
    ["nan", "one", "oneAndHalf", "two", "text", "list", "map"],
  ],
  ["array-contains", { where: where("v", "array-contains", 1) }, ["list"]],
  ["array-contains a string", { where: where("v", "array-contains", "a") }, ["list"]],
  ["array-contains a map", { where: where("v", "array-contains", { k: 1n }) }, ["list"]],
  ["array-contains null", { where: where("v", "array-contains", null) }, []],
  ["array-contains NaN", { where: where("v", "array-contains", Number.NaN) }, []],
  ["array-contains an absent value", { where: where("v", "array-contains", 2n) }, []],
  ["array-contains-any", { where: where("v", "array-contains-any", ["z", 1n]) }, ["list"]],
  ["array-contains-any with null", { where: where("v", "array-contains-any", [null, "z"]) }, []],
  ["array-contains-any finds a document once", { where: where("v", "array-contains-any", [1n, "a"]) }, ["list"]],
  ["== a field in a map", { where: where("v.k", "==", 1n) }, ["map"]],
  ["< on a field in a map", { where: where("v.k", "<", 2n) }, ["map"]],
  ["== an array", { where: where("v", "==", []) }, ["empty"]],
  ["== a map in another order", { where: where("v", "==", { l: 2n, k: 1n }) }, ["map"]],
  ["== a field that no document has", { where: where("nowhere", "==", 1n) }, []],
  ["!= skips documents without the field", { where: where("other", "!=", 2n) }, ["none"]],
  ["== null as a field filter finds nothing", { where: where("v", "==", null) }, []],
  ["< null finds nothing", { where: where("v", "<", null) }, []],
];

const shelf = {
  "c/a": { n: 3n, g: "x", m: { k: 2n } },
  "c/b": { n: 1n, g: "y", m: { k: 1n } },
  "c/c": { n: 2n, g: "x" },
  "c/d": { n: 2n, g: "y", m: 5n },
  "c/e": { g: "x", "odd.name": 1n },
};

const ordered: readonly (readonly [id: string, query: Query, found: readonly string[]])[] = [
  ["without an order, by name", {}, ["a", "b", "c", "d", "e"]],
  ["by name", { orderBy: ["__name__"] }, ["a", "b", "c", "d", "e"]],
  ["by a field, ties by name", { orderBy: ["n"] }, ["b", "c", "d", "a"]],
  ["descending, ties by name descending", { orderBy: ["-n"] }, ["a", "d", "c", "b"]],
  ["ties by the requested order of names", { orderBy: ["-n", "__name__"] }, ["a", "c", "d", "b"]],
  ["by two fields", { orderBy: ["g", "n"] }, ["c", "a", "b", "d"]],
  ["by two fields, one descending", { orderBy: ["g", "-n"] }, ["a", "c", "d", "b"]],
  ["by two fields, the other descending", { orderBy: ["-g", "n"] }, ["b", "d", "c", "a"]],
  ["by a field in a map", { orderBy: ["m.k"] }, ["b", "a"]],
  ["by a field that no document has", { orderBy: ["nowhere"] }, []],
  ["by a quoted field", { orderBy: ["`odd.name`"] }, ["e"]],
  ["by a map and other types", { orderBy: ["m"] }, ["d", "b", "a"]],
  ["limit", { orderBy: ["n"], limit: 2 }, ["b", "c"]],
  ["a limit beyond the end", { limit: 9 }, ["a", "b", "c", "d", "e"]],
  ["offset", { orderBy: ["n"], offset: 1 }, ["c", "d", "a"]],
  ["an offset beyond the end", { offset: 9 }, []],
  ["offset and limit", { orderBy: ["n"], offset: 1, limit: 2 }, ["c", "d"]],
  ["an inequality orders by its field", { where: where("n", ">", 0n) }, ["b", "c", "d", "a"]],
  ["an inequality in a descending order", { where: where("n", ">", 1n), orderBy: ["-n"] }, ["a", "d", "c"]],
  [
    "an inequality orders after the requested order",
    { where: where("n", ">", 0n), orderBy: ["g"] },
    ["c", "a", "b", "d"],
  ],
  [
    "an inequality in the direction of the last order",
    { where: where("n", ">", 0n), orderBy: ["-g"] },
    ["d", "b", "a", "c"],
  ],
  [
    "two inequalities order by the fields' names",
    { where: and(where("n", ">", 0n), where("g", ">", "")) },
    ["c", "a", "b", "d"],
  ],
  ["!= orders by its field", { where: where("n", "!=", 2n) }, ["b", "a"]],
  ["not-in orders by its field", { where: where("n", "not-in", [2n]) }, ["b", "a"]],
  ["in orders by name", { where: where("n", "in", [3n, 1n, 2n]) }, ["a", "b", "c", "d"]],
  ["== with an order", { where: where("g", "==", "x"), orderBy: ["-n"] }, ["a", "c"]],
  ["an order of the same field as ==", { where: where("g", "==", "x"), orderBy: ["g"] }, ["a", "c", "e"]],
];

/** A bound of `__name__`: the first name that a collection can have. */
const nameFilter = (op: string, collection: string) => ({
  fieldFilter: {
    field: { fieldPath: "__name__" },
    op,
    value: { referenceValue: `$root/${collection}/__id-9223372036854775808__` },
  },
});

const forest = {
  "c/a": { n: 1n },
  "c/a/c/b": { n: 2n },
  "c/a/d/b": { n: 3n },
  "d/a": { n: 4n },
  "d/a/c/c": { n: 5n },
  "e/a/c/a": { n: 6n },
  "cc/a": { n: 7n },
};

const scopes: readonly (readonly [id: string, query: Query, paths: readonly string[]])[] = [
  ["a collection without subcollections", { from: "c" }, ["c/a"]],
  ["a collection below a document", { from: "c/a/c" }, ["c/a/c/b"]],
  ["a collection below a missing document", { from: "e/a/c" }, ["e/a/c/a"]],
  ["a missing collection", { from: "nowhere" }, []],
  ["a group", { group: "c" }, ["c/a", "c/a/c/b", "d/a/c/c", "e/a/c/a"]],
  ["a group in an order", { group: "c", orderBy: ["-n"] }, ["e/a/c/a", "d/a/c/c", "c/a/c/b", "c/a"]],
  ["a group with a filter", { group: "c", where: where("n", ">=", 5n) }, ["d/a/c/c", "e/a/c/a"]],
  ["a group with a limit", { group: "c", limit: 2 }, ["c/a", "c/a/c/b"]],
  ["a group below a document", { from: "d/a/", group: "c" }, ["d/a/c/c"]],
  ["a group below a document with a limit", { from: "d/a/", group: "c", limit: 1 }, ["d/a/c/c"]],
  ["a group from a name", { group: "c", where: where("__name__", ">=", ref("d/a")) }, ["d/a/c/c", "e/a/c/a"]],
  ["a group with one name", { group: "c", where: where("__name__", "==", ref("d/a/c/c")) }, ["d/a/c/c"]],
];

const names = { "c/a": {}, "c/b": {}, "c/c": {}, "c/__id10__": {}, "c/__id9__": {}, "c/B": {}, "c/ä": {}, "c/a b": {} };
const allNames = ["__id9__", "__id10__", "B", "a", "a b", "b", "c", "ä"];

const byName: readonly (readonly [id: string, query: Query, found: readonly string[]])[] = [
  ["numbers first, then bytes", {}, allNames],
  ["descending", { orderBy: ["-__name__"] }, allNames.toReversed()],
  ["==", { where: where("__name__", "==", ref("c/b")) }, ["b"]],
  [">", { where: where("__name__", ">", ref("c/a")) }, ["a b", "b", "c", "ä"]],
  [">=", { where: where("__name__", ">=", ref("c/b")) }, ["b", "c", "ä"]],
  ["<", { where: where("__name__", "<", ref("c/B")) }, ["__id9__", "__id10__"]],
  ["<=", { where: where("__name__", "<=", ref("c/a")) }, ["__id9__", "__id10__", "B", "a"]],
  ["!=", { where: where("__name__", "!=", ref("c/b")) }, allNames.filter((id) => id !== "b")],
  ["in", { where: where("__name__", "in", [ref("c/c"), ref("c/a"), ref("c/none")]) }, ["a", "c"]],
  [
    "not-in",
    { where: where("__name__", "not-in", [ref("c/c"), ref("c/a")]) },
    ["__id9__", "__id10__", "B", "a b", "b", "ä"],
  ],
  [
    "a range",
    { where: and(where("__name__", ">=", ref("c/a")), where("__name__", "<", ref("c/c"))) },
    ["a", "a b", "b"],
  ],
];

const selections: readonly (readonly [select: readonly string[], left: { readonly [name: string]: Plain }])[] = [
  [["n"], { n: 3n }],
  [["m.k"], { m: { k: 2n } }],
  [["n", "g"], { n: 3n, g: "x" }],
  [["__name__"], {}],
  [[], {}],
  [["nowhere"], {}],
  [["n.deeper"], {}],
  [["__name__", "g"], { g: "x" }],
];

const shown = (ids: readonly string[]): Expected => ({ paths: ids.map((id) => `c/${id}`) });
const group = (ids: readonly string[]): Expected => ({ pathSet: ids.map((id) => `c/${id}`) });

const group12 = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [`p/${index % 3}/g/${String(index).padStart(2, "0")}`, {}]),
);
const wholeGroup = structured({ group: "g", orderBy: ["__name__"] });
const partition = (body: Json, expected: Expected): RestStep =>
  post("partitionQuery", { structuredQuery: wholeGroup, ...body }, expected);
const cursorAt = (path: string) => ({ values: [{ referenceValue: nameOf(path) }] });

const noPartitions: readonly (readonly [id: string, body: Json])[] = [
  ["no count", {}],
  ["a count of zero", { partitionCount: 0 }],
  ["a negative count", { partitionCount: -1 }],
  ["a single collection", { partitionCount: 2, structuredQuery: structured({ orderBy: ["__name__"] }) }],
  ["a filter", { partitionCount: 2, structuredQuery: { ...wholeGroup, where: where("a", "==", 1n) } }],
  ["a limit", { partitionCount: 2, structuredQuery: { ...wholeGroup, limit: 5 } }],
  ["an offset", { partitionCount: 2, structuredQuery: { ...wholeGroup, offset: 5 } }],
  ["a descending order", { partitionCount: 2, structuredQuery: structured({ group: "g", orderBy: ["-__name__"] }) }],
  ["an order by a field", { partitionCount: 2, structuredQuery: structured({ group: "g", orderBy: ["a"] }) }],
];

const partitions: readonly Case[] = [
  {
    id: "queries/partitions of a group",
    given: { documents: group12 },
    steps: [partition({ partitionCount: 2 }, { body: { partitions: [cursorAt("p/1/g/01"), cursorAt("p/2/g/02")] } })],
  },
  {
    id: "queries/at most as many partitions as documents",
    given: { documents: { "p/1/g/1": {}, "p/1/g/2": {} } },
    steps: [partition({ partitionCount: 9 }, { body: { partitions: [cursorAt("p/1/g/2")] } })],
  },
  { id: "queries/partitions of an empty group", steps: [partition({ partitionCount: 2 }, { status: 200 })] },
  {
    id: "queries/partitions page by page",
    given: { documents: group12 },
    steps: [
      {
        ...partition({ partitionCount: 2, pageSize: 1 }, { body: { partitions: [cursorAt("p/1/g/01")] } }),
        keep: { next: "nextPageToken" },
      },
      partition(
        { partitionCount: 2, pageSize: 1, pageToken: "$next" },
        { body: { partitions: [cursorAt("p/2/g/02")] } },
      ),
    ],
  },
  ...noPartitions.map(
    ([id, body]): Case => ({
      id: `queries/no partitions: ${id}`,
      steps: [partition(body, invalid)],
    }),
  ),
  {
    id: "queries/partitions below a document",
    steps: [{ ...partition({ partitionCount: 2 }, invalid), path: "/c/d:partitionQuery" }],
  },
  {
    id: "queries/partitions require the owner",
    steps: [{ ...partition({ partitionCount: 2 }, { error: "PERMISSION_DENIED" }), as: "anonymous" }],
  },
  {
    id: "queries/explain without analyze",
    given: { documents: { "c/a": {} } },
    steps: [
      runQuery({}, { body: [{ explainMetrics: { planSummary: {} } }] }, { explainOptions: {} }),
      runQuery({}, { paths: [] }, { explainOptions: { analyze: false } }),
    ],
  },
  {
    id: "queries/explain with analyze",
    given: { documents: { "c/a": {}, "c/b": {} } },
    steps: [
      runQuery({}, { paths: ["c/a", "c/b"] }, { explainOptions: { analyze: true } }),
      runQuery(
        {},
        { body: [{}, {}, { explainMetrics: { executionStats: { resultsReturned: "2", readOperations: "2" } } }] },
        { explainOptions: { analyze: true } },
      ),
    ],
  },
];

/** Below a document, a group can only be read in the order of names. */
const groupsBelow: readonly (readonly [id: string, query: Query, expected: Expected])[] = [
  ["a filter", { where: where("n", ">=", 5n) }, invalid],
  ["an order", { orderBy: ["n"] }, invalid],
  ["a descending order by name", { orderBy: ["-__name__"] }, { error: "FAILED_PRECONDITION" }],
  ["a name", { where: where("__name__", "==", ref("d/a/c/c")) }, { paths: ["d/a/c/c"] }],
  ["an order by name", { orderBy: ["__name__"] }, { paths: ["d/a/c/b", "d/a/c/c"] }],
  ["a cursor at a name", { orderBy: ["__name__"], startAt: [ref("d/a/c/c")] }, { paths: ["d/a/c/c"] }],
  ["an offset and a limit", { offset: 1, limit: 1 }, { paths: ["d/a/c/c"] }],
];

export const queries: readonly Case[] = [
  ...groupsBelow.map(
    ([id, query, expected]): Case => ({
      ...queryCase(
        `queries/a group below a document with ${id}`,
        { "d/a/c/b": { n: 5n }, "d/a/c/c": { n: 6n }, "e/a/c/a": { n: 7n } },
        { ...query, from: "d/a/", group: "c" },
        expected,
      ),
      source: SOURCES.descendants,
    }),
  ),
  ...partitions,
  queryCase("queries/order over all types", oneOfEach, { orderBy: ["v"] }, { paths: pathsWhere(() => true) }),
  queryCase(
    "queries/descending order over all types",
    oneOfEach,
    { orderBy: ["-v"] },
    { paths: pathsWhere(() => true).toReversed() },
  ),
  ...comparisonCases(),
  ...filters.map(([id, query, found]) => queryCase(`queries/${id}`, list, query, group(found))),
  ...ordered.map(([id, query, found]) => queryCase(`queries/order: ${id}`, shelf, query, shown(found))),
  ...scopes.map(([id, query, paths]) => queryCase(`queries/from: ${id}`, forest, query, { paths })),
  ...byName.map(([id, query, found]) => queryCase(`queries/name: ${id}`, names, query, shown(found))),
  ...selections.map(([select, left]) =>
    queryCase(`queries/select ${select}`, { "c/a": shelf["c/a"] }, { select }, { documents: [["c/a", left]] }),
  ),
  queryCase("queries/an empty result has a read time", {}, {}, { paths: [] }),
  {
    id: "queries/skipped results are counted",
    given: { documents: shelf },
    steps: [
      runQuery({ offset: 2, limit: 1 }, { body: [{ skippedResults: 2 }, { document: { name: nameOf("c/c") } }] }),
    ],
  },
  {
    id: "queries/a query without a collection finds the root's documents",
    given: { documents: forest },
    steps: [
      {
        method: "POST",
        path: ":runQuery",
        body: { structuredQuery: {} },
        expected: { paths: ["c/a", "cc/a", "d/a"] },
      },
    ],
  },
  // `firestore:delete c --shallow` (firebase-tools, `lib/firestore/delete.js`): the documents of the collection alone.
  {
    id: "queries/a range of names finds one collection's own documents",
    given: { documents: forest },
    steps: [
      {
        method: "POST",
        path: ":runQuery",
        body: {
          structuredQuery: {
            from: [{ allDescendants: false }],
            where: {
              compositeFilter: {
                op: "AND",
                filters: [nameFilter("GREATER_THAN_OR_EQUAL", "c"), nameFilter("LESS_THAN", "c\0")],
              },
            },
            orderBy: [{ field: { fieldPath: "__name__" } }],
          },
        },
        expected: { paths: ["c/a"] },
      },
    ],
  },
  // `firestore:delete c/a --shallow`: what is directly in the document's collections.
  {
    id: "queries/a query without a collection below a document finds its collections' own documents",
    given: { documents: { ...forest, "c/a/c/b/c/d": { n: 8n } } },
    steps: [
      {
        method: "POST",
        path: "/c/a:runQuery",
        body: { structuredQuery: { from: [{ allDescendants: false }] } },
        expected: { paths: ["c/a/c/b", "c/a/d/b"] },
      },
    ],
  },
  {
    id: "queries/a query of all descendants finds everything",
    given: { documents: forest },
    steps: [
      {
        method: "POST",
        path: "/c/a:runQuery",
        body: { structuredQuery: { from: [{ allDescendants: true }] } },
        expected: { paths: ["c/a/c/b", "c/a/d/b"] },
      },
    ],
  },
  {
    id: "queries/a range of numeric ids, as in the SDK's recursive delete",
    given: { documents: forest },
    steps: [
      runQuery(
        {
          group: "c",
          where: and(
            where("__name__", ">=", ref("c/__id-9223372036854775808__")),
            where("__name__", "<", ref("c\u0000/__id-9223372036854775808__")),
          ),
        },
        { paths: ["c/a", "c/a/c/b"] },
      ),
    ],
  },
  {
    id: "queries/a query at an earlier read time",
    given: { documents: { "c/a": {} } },
    steps: [
      { ...runQuery({}, { paths: ["c/a"] }), keep: { t: "0.readTime" } },
      { method: "PATCH", path: "/c/b", body: {}, expected: { status: 200 } },
      runQuery({}, { paths: ["c/a"] }, { readTime: "$t" }),
      runQuery({}, { paths: ["c/a", "c/b"] }),
    ],
  },
  {
    id: "queries/rejects a read time in the future",
    steps: [runQuery({}, invalid, { readTime: "2999-01-01T00:00:00Z" })],
  },
];
