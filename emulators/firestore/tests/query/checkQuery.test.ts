import { describe, expect, test } from "vitest";
import type { Filter, StructuredQuery } from "../../src/model/StructuredQuery.ts";
import { checkListenedQuery, checkQuery } from "../../src/query/checkQuery.ts";
import { errorOf, nameOf, reference, value } from "../model/builders.ts";
import { and, or, orders, queryOf, where } from "./queries.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => BigInt(index));
const byName: Filter = { kind: "field", path: ["__name__"], operator: "EQUAL", value: value("c/d") };

describe("an invalid query", () => {
  test.each<[string, Partial<StructuredQuery>, string]>([
    ["31 values", { where: where("f", "IN", numbers(31)) }, "'IN' supports up to 30 comparison values."],
    [
      "11 excluded values",
      { where: where("f", "NOT_IN", numbers(11)) },
      "'NOT_IN' supports up to 10 comparison values.",
    ],
    ["no values", { where: where("f", "IN", []) }, "'IN' requires an non-empty ArrayValue."],
    [
      "a value that is not a list",
      { where: where("f", "ARRAY_CONTAINS_ANY", 1n) },
      "'ARRAY_CONTAINS_ANY' requires an ArrayValue.",
    ],
    [
      "more than 30 disjunctions after normalization",
      { where: and(where("f", "IN", numbers(8)), or(where("g", "EQUAL", 1n), where("g", "IN", numbers(3)))) },
      "Too many disjunctions after normalization. Result had 32 disjunctions which is more than the maximum of 30",
    ],
    ["two negations", { where: and(where("f", "NOT_EQUAL", 1n), where("g", "NOT_IN", [1n])) }, "Only a single"],
    [
      "a negation together with is-not-null",
      { where: and(where("f", "NOT_EQUAL", 1n), { kind: "unary", path: ["g"], operator: "IS_NOT_NULL" }) },
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    ],
    [
      "not-in together with in",
      { where: and(where("f", "NOT_IN", [1n]), where("g", "IN", [1n])) },
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    ],
    [
      "not-in inside or",
      { where: or(where("f", "NOT_IN", [1n]), where("g", "EQUAL", 1n)) },
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    ],
    ["an empty composite", { where: and() }, "Composite filter must have at least one sub-filter."],
    [
      "a filtered collection group below a document",
      {
        parent: nameOf("a/b"),
        from: { collectionId: "c", allDescendants: true },
        where: where("f", "EQUAL", 1n),
      },
      "collection group queries are only allowed at the root parent",
    ],
    [
      "an ordered collection group below a document",
      { parent: nameOf("a/b"), from: { collectionId: "c", allDescendants: true }, orderBy: orders("f") },
      "collection group queries are only allowed at the root parent",
    ],
    [
      "101 comparisons in its normal form",
      {
        parent: nameOf("a/b"),
        where: and(where("f", "IN", numbers(25)), ...[1n, 2n, 3n].map((n) => where("g", "EQUAL", n))),
      },
      "Currently there are 100 filters, 0 sort orders, and one ancestor filter.",
    ],
    ["a name in an array", { where: { ...byName, operator: "ARRAY_CONTAINS" } }, "the name __key__ is reserved"],
    [
      "a name that is null",
      { where: { kind: "unary", path: ["__name__"], operator: "IS_NULL" } },
      "__key__ filter value must be a Key",
    ],
    [
      "a filter across all collections",
      { from: { collectionId: "", allDescendants: true }, where: where("f", "EQUAL", 1n) },
      "kind is required for filter: f",
    ],
    [
      "an order across all collections",
      { from: { collectionId: "", allDescendants: true }, orderBy: orders("-__name__") },
      "kind is required for all orders except __key__ ascending",
    ],
    ["a name compared with text", { where: byName }, "__key__ filter value must be a Key"],
    [
      "a cursor longer than the orders",
      { startAt: { values: [value(1n)], before: true } },
      "Cursor has too many values.",
    ],
    [
      "a cursor with text for the name",
      { orderBy: orders("__name__"), startAt: { values: [value("d")], before: true } },
      "Cursor __key__ value is not a document reference.",
    ],
    ["the same order twice", { orderBy: orders("f", "-f") }, "order by clause cannot contain duplicate fields f"],
    [
      "an inequality's order after the name",
      { where: where("f", "GREATER_THAN", 1n), orderBy: orders("__name__") },
      "order by clause cannot contain more fields after the key",
    ],
    ["an order after the name", { orderBy: orders("__name__", "f") }, "cannot contain more fields after the key"],
    [
      "a name together with an inequality on another field",
      { where: and(where("f", "NOT_EQUAL", 1n), { ...byName, value: reference("c/d") }) },
      "Equality on key is not allowed if there are other inequality fields",
    ],
    ["a negative offset", { offset: -1 }, "offset is negative"],
    ["a negative limit", { limit: -1 }, "limit is negative"],
    ["a reserved collection", { from: { collectionId: "__c__", allDescendants: false } }, "reserved"],
    ["a parent that is a collection", { parent: nameOf("c") }, "Document parent name"],
    [
      "inequalities on 11 fields",
      { where: and(...numbers(11).map((number) => where(`f${number}`, "GREATER_THAN", 1n))) },
      "A query may not have more than 10 distinct inequality fields.",
    ],
  ])("a query with %s is rejected", (_what, parts, message) => {
    const error = errorOf(() => checkQuery(queryOf(parts)));

    expect(error.code).toBe("INVALID_ARGUMENT");
    expect(error.message).toContain(message);
  });

  test("a query with two array-contains in one conjunction is rejected", () => {
    const filter = and(where("f", "ARRAY_CONTAINS", 1n), where("g", "ARRAY_CONTAINS_ANY", [1n]));

    expect(errorOf(() => checkQuery(queryOf({ where: filter })))).toEqual({
      code: "FAILED_PRECONDITION",
      message: "Only a single array-contains clause is allowed in a query",
    });
  });
});

test.each<[string, Partial<StructuredQuery>]>([
  ["30 values", { where: where("f", "IN", numbers(30)) }],
  [
    "100 comparisons in its normal form",
    { where: and(where("f", "IN", numbers(25)), ...[1n, 2n, 3n].map((n) => where("g", "EQUAL", n))) },
  ],
  [
    "an array-contains on each side of an or",
    { where: or(where("f", "ARRAY_CONTAINS", 1n), where("f", "ARRAY_CONTAINS", 2n)) },
  ],
  ["inequalities on two fields", { where: and(where("f", "GREATER_THAN", 1n), where("g", "LESS_THAN", 1n)) }],
  ["names in descending order", { orderBy: orders("-__name__") }],
  [
    "a collection group below a document from a name on, in the order of names",
    {
      parent: nameOf("a/b"),
      from: { collectionId: "c", allDescendants: true },
      where: { ...byName, value: reference("a/b/c/d") },
      orderBy: orders("__name__"),
    },
  ],
  ["a collection group below a document", { parent: nameOf("a/b"), from: { collectionId: "c", allDescendants: true } }],
  [
    "every filtered descendant of a document",
    {
      parent: nameOf("a/b"),
      from: { collectionId: "", allDescendants: true },
      where: { ...byName, value: reference("a/b/c/d") },
    },
  ],
  ["all collections", { from: { collectionId: "", allDescendants: true } }],
  ["a limit of 0", { limit: 0 }],
])("a query with %s is accepted", (_what, parts) => {
  expect(() => checkQuery(queryOf(parts))).not.toThrow();
});

// What Google's service answers to a listener: skunkteam/rust-firestore-emulator, 7-descendants-query.test.ts.
test.each<[string, Partial<StructuredQuery>, string]>([
  ["all descendants", { from: { collectionId: "", allDescendants: true } }, "All-collection queries are not supported"],
  [
    "a collection group below a document",
    { parent: nameOf("a/b"), from: { collectionId: "c", allDescendants: true } },
    "'all_descendants' in CollectionSelector with document parent is not supported by real-time queries.",
  ],
])("a listener of %s is rejected", (_what, parts, message) => {
  const { code, message: received } = errorOf(() => checkListenedQuery(queryOf(parts)));

  expect(code).toBe("INVALID_ARGUMENT");
  expect(received).toContain(message);
});

test("a listener of a collection group is accepted", () => {
  expect(() => checkListenedQuery(queryOf({ from: { collectionId: "c", allDescendants: true } }))).not.toThrow();
});
