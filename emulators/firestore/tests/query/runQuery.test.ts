import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Filter, StructuredQuery } from "../../src/model/StructuredQuery.ts";
import { compareByQuery } from "../../src/query/compareByQuery.ts";
import { matchesQuery } from "../../src/query/matchesQuery.ts";
import { runQuery } from "../../src/query/runQuery.ts";
import type { DocumentStore } from "../../src/store/DocumentStore.ts";
import { fields, nameOf, type Plain, path, reference, root, value } from "../model/builders.ts";
import { commit, newStore, set } from "../store/writes.ts";
import { simpleFields, simpleQuery, structured } from "./arbitraries.ts";
import { naiveQuery, type SimpleFields } from "./naiveQuery.ts";
import { and, or, orders, queryOf, where } from "./queries.ts";

/** A store with the collection `c`, with one document per id. */
function collection(documents: { readonly [id: string]: { readonly [field: string]: Plain } }): DocumentStore {
  const store = newStore();
  commit(store, ...Object.entries(documents).map(([id, plain]) => set(`c/${id}`, plain)));
  return store;
}

function resultOf(store: DocumentStore, parts: Partial<StructuredQuery>): readonly string[] {
  return runQuery(store, queryOf(parts)).documents.map(({ name }) => name.slice(`${root}/c/`.length));
}

test("a cosine search skips zero vectors", () => {
  const vector = (...values: number[]) => ({ __type__: "__vector__", value: values });
  const store = collection({ a: { v: vector(0, 0) }, b: { v: vector(-1, 0) }, c: { v: vector(2, 0) } });
  const nearest = { path: path("v"), measure: "COSINE", limit: 3, resultPath: null, threshold: null } as const;

  expect(resultOf(store, { nearest: { ...nearest, vector: [1, 0] } })).toEqual(["c", "b"]);
  expect(resultOf(store, { nearest: { ...nearest, vector: [0, 0] } })).toEqual([]);
});

describe("filters", () => {
  const store = collection({
    none: {},
    null: { f: null },
    nan: { f: Number.NaN },
    zero: { f: 0 },
    one: { f: 1n },
    two: { f: 2.5 },
    text: { f: "a" },
    list: { f: [1n, null, "a"] },
    map: { f: { g: 1n } },
  });
  const unary = (operator: Extract<Filter, { kind: "unary" }>["operator"]): Filter => ({
    kind: "unary",
    path: ["f"],
    operator,
  });

  test.each<[string, Filter, readonly string[]]>([
    ["== a double finds the integer", where("f", "EQUAL", 1), ["one"]],
    ["== -0 finds 0", where("f", "EQUAL", -0), ["zero"]],
    ["== null finds nothing", where("f", "EQUAL", null), []],
    ["== NaN finds nothing", where("f", "EQUAL", Number.NaN), []],
    ["== a list compares all elements", where("f", "EQUAL", [1n, null, "a"]), ["list"]],
    ["< on numbers skips other types and NaN", where("f", "LESS_THAN", 2n), ["zero", "one"]],
    [">= on numbers skips other types", where("f", "GREATER_THAN_OR_EQUAL", 1n), ["one", "two"]],
    ["> on text skips other types", where("f", "GREATER_THAN", ""), ["text"]],
    ["<= null finds nothing", where("f", "LESS_THAN_OR_EQUAL", null), []],
    ["!= skips null and missing", where("f", "NOT_EQUAL", 1n), ["nan", "zero", "two", "text", "list", "map"]],
    [
      "!= NaN finds all but NaN, null and missing",
      where("f", "NOT_EQUAL", Number.NaN),
      ["zero", "one", "two", "text", "list", "map"],
    ],
    ["in finds equals, never null", where("f", "IN", [null, 1, "a"]), ["one", "text"]],
    ["not-in skips null and missing", where("f", "NOT_IN", [0n, "a"]), ["nan", "one", "two", "list", "map"]],
    ["not-in with null finds nothing", where("f", "NOT_IN", [null, 1n]), []],
    ["array-contains finds an equal element", where("f", "ARRAY_CONTAINS", 1), ["list"]],
    ["array-contains null finds nothing", where("f", "ARRAY_CONTAINS", null), []],
    ["array-contains-any finds any of the elements", where("f", "ARRAY_CONTAINS_ANY", ["x", "a"]), ["list"]],
    ["a nested path", where("f.g", "EQUAL", 1n), ["map"]],
    ["is null", unary("IS_NULL"), ["null"]],
    ["is NaN", unary("IS_NAN"), ["nan"]],
    ["is not null", unary("IS_NOT_NULL"), ["nan", "zero", "one", "two", "text", "list", "map"]],
    ["is not NaN skips null", unary("IS_NOT_NAN"), ["zero", "one", "two", "text", "list", "map"]],
    ["or over and", or(and(where("f", "EQUAL", 1n)), where("f", "EQUAL", "a")), ["one", "text"]],
  ])("the filter %s", (_what, filter, ids) => {
    expect([...resultOf(store, { where: filter })].sort()).toEqual([...ids].sort());
  });

  test("filters on the name accept references", () => {
    const atLeast: Filter = {
      kind: "field",
      path: ["__name__"],
      operator: "GREATER_THAN_OR_EQUAL",
      value: reference("c/text"),
    };
    const among: Filter = {
      kind: "field",
      path: ["__name__"],
      operator: "IN",
      value: { type: "array", values: [reference("c/two"), reference("c/gone")] },
    };

    expect(resultOf(store, { where: atLeast })).toEqual(["text", "two", "zero"]);
    expect(resultOf(store, { where: among })).toEqual(["two"]);
  });
});

describe("the order of results", () => {
  const store = collection({ a: { n: 2n, m: 1n }, b: { n: 1n, m: 2n }, c: { n: 2n, m: 0n }, d: { n: 2n }, e: {} });

  test("results are ordered by name by default", () => {
    expect(resultOf(store, {})).toEqual(["a", "b", "c", "d", "e"]);
  });

  test("an order skips documents without the field and sorts ties by name in the last direction", () => {
    expect(resultOf(store, { orderBy: orders("n") })).toEqual(["b", "a", "c", "d"]);
    expect(resultOf(store, { orderBy: orders("-n") })).toEqual(["d", "c", "a", "b"]);
    expect(resultOf(store, { orderBy: orders("-n", "__name__") })).toEqual(["a", "c", "d", "b"]);
  });

  test("an order by several fields uses later fields for ties", () => {
    expect(resultOf(store, { orderBy: orders("n", "-m") })).toEqual(["b", "a", "c"]);
  });

  test("an inequality implies an order, even inside an or", () => {
    const filter = or(where("n", "EQUAL", 2n), where("m", "GREATER_THAN", 1n));

    expect(resultOf(store, { where: filter })).toEqual(["c", "a", "b"]);
    expect(resultOf(store, { where: filter, orderBy: orders("-n") })).toEqual(["a", "c", "b"]);
  });

  test("the order by name puts numeric ids first, by number", () => {
    const numbered = collection({ x: {}, __id10__: {}, __id9__: {}, "__id-1__": {} });

    expect(resultOf(numbered, {})).toEqual(["__id-1__", "__id9__", "__id10__", "x"]);
  });
});

describe("cursors, offset and limit", () => {
  const store = collection({ a: { n: 1n }, b: { n: 2n }, c: { n: 2n }, d: { n: 3n } });
  const orderBy = orders("n");
  const at = (before: boolean, ...values: Plain[]) => ({ values: values.map(value), before });

  test.each<[string, Partial<StructuredQuery>, readonly string[]]>([
    ["start at", { startAt: at(true, 2n) }, ["b", "c", "d"]],
    ["start after", { startAt: at(false, 2n) }, ["d"]],
    ["end before", { endAt: at(true, 2n) }, ["a"]],
    ["end at", { endAt: at(false, 2n) }, ["a", "b", "c"]],
    ["between values that no document has", { startAt: at(true, 1.5), endAt: at(false, 2.5) }, ["b", "c"]],
    ["offset and limit", { offset: 1, limit: 2 }, ["b", "c"]],
    ["a limit of zero", { limit: 0 }, []],
  ])("cursors, offset and limit cut the result: %s", (_what, parts, ids) => {
    expect(resultOf(store, { orderBy, ...parts })).toEqual(ids);
  });

  test("cursors follow descending orders", () => {
    expect(resultOf(store, { orderBy: orders("-n"), startAt: at(false, 3n), endAt: at(true, 1n) })).toEqual(["c", "b"]);
  });

  test("a cursor can end with the document's name", () => {
    const startAt = { values: [value(2n), reference("c/b")], before: false };

    expect(resultOf(store, { orderBy: orders("n", "__name__"), startAt })).toEqual(["c", "d"]);
  });

  test("a query reports how many results its offset skipped", () => {
    expect(runQuery(store, queryOf({ offset: 3 })).skippedResults).toBe(3);
    expect(runQuery(store, queryOf({ offset: 9 })).skippedResults).toBe(4);
  });
});

describe("sources", () => {
  const store = newStore();
  commit(store, set("c/1"), set("c/1/c/2"), set("c/1/d/3"), set("d/c"), set("e/1/c/0"), set("c\u0000/1"));
  const names = (parts: Partial<StructuredQuery>) =>
    runQuery(store, queryOf(parts)).documents.map(({ name }) => name.slice(nameOf("").length));

  test("a collection group covers every depth, ordered by full name", () => {
    expect(names({ from: { collectionId: "c", allDescendants: true } })).toEqual(["c/1", "c/1/c/2", "e/1/c/0"]);
  });

  test("a collection group below a document excludes others", () => {
    expect(names({ parent: nameOf("c/1"), from: { collectionId: "c", allDescendants: true } })).toEqual(["c/1/c/2"]);
  });

  test("an empty collection id means every collection", () => {
    expect(names({ from: { collectionId: "", allDescendants: true } })).toHaveLength(6);
    expect(names({ from: { collectionId: "", allDescendants: false } })).toEqual(["c/1", "c\u0000/1", "d/c"]);
  });

  test("the Admin SDK's recursive delete query finds exactly the collection's descendants", () => {
    const first = "__id-9223372036854775808__";
    const filter = and(
      { kind: "field", path: ["__name__"], operator: "GREATER_THAN_OR_EQUAL", value: reference(`c/${first}`) },
      { kind: "field", path: ["__name__"], operator: "LESS_THAN", value: reference(`c\u0000/${first}`) },
    );

    expect(names({ from: { collectionId: "", allDescendants: true }, where: filter })).toEqual([
      "c/1",
      "c/1/c/2",
      "c/1/d/3",
    ]);
  });
});

test("a select keeps its fields, or none for only the name", () => {
  const store = collection({ a: { n: 1n, m: { x: 1n, y: 2n }, z: 3n } });
  const selected = (...paths: string[]) =>
    runQuery(store, queryOf({ select: paths.map((text) => path(text)) })).documents[0]?.fields;

  expect(selected("n", "m.x", "gone")).toEqual(fields({ n: 1n, m: { x: 1n } }));
  expect(selected("__name__")).toEqual(new Map());
});

describe("against a naive evaluator", () => {
  const documents = fc
    .uniqueArray(fc.tuple(fc.stringMatching(/^[a-d]{1,3}$/), simpleFields), {
      selector: ([id]) => id,
      maxLength: 25,
    })
    .map((entries) => new Map<string, SimpleFields>(entries));
  test("every query has the same result as a naive evaluator's", () => {
    fc.assert(
      fc.property(documents, simpleQuery, (stored, simple) => {
        const store = collection(Object.fromEntries(stored));
        const query = structured(simple);
        const unlimited = { ...query, offset: 0, limit: null };
        const matching = [...store.inCollection(nameOf("c"))].filter((document) => matchesQuery(query, document));

        expect(resultOf(store, query)).toEqual(naiveQuery(stored, simple));
        expect(matching.sort(compareByQuery(query))).toEqual(runQuery(store, unlimited).documents);
      }),
      { numRuns: 500 },
    );
  });
});

test("documents without a required field are left out before the offset and the limit", () => {
  const store = newStore();
  commit(store, set("c/1", { n: 1n }), set("c/2"), set("c/3", { n: 3n }), set("c/4"), set("c/5", { n: 5n }));
  const found = (parts: Partial<StructuredQuery>) =>
    runQuery(store, queryOf(parts), [["n"]]).documents.map(({ name }) => name.slice(-1));

  expect(found({})).toEqual(["1", "3", "5"]);
  expect(found({ limit: 2 })).toEqual(["1", "3"]);
  expect(found({ offset: 1, limit: 2 })).toEqual(["3", "5"]);
});
