import type { Case, Expected } from "../Case.ts";
import { and, field, invalid, is, or, type Query, queryCase, where } from "../requests.ts";
import { type Json, ref } from "../wire.ts";

const shelf = {
  "c/a": { n: 1n, g: "x", t: ["p", "q"], m: { k: 1n } },
  "c/b": { n: 2n, g: "x", t: ["q"], m: { k: 2n } },
  "c/c": { n: 2n, g: "y", t: ["p"], z: null },
  "c/d": { n: 3n, g: "y", t: [], z: Number.NaN },
  "c/e": { n: 3n, g: "z" },
  "c/f": { g: "x" },
};

const n1 = where("n", "==", 1n);
const n2 = where("n", "==", 2n);
const n3 = where("n", "==", 3n);
const gx = where("g", "==", "x");
const gy = where("g", "==", "y");

const found: readonly (readonly [id: string, filter: Json, ids: readonly string[]])[] = [
  ["and of two", and(n2, gx), ["b"]],
  ["and of one", and(n2), ["b", "c"]],
  ["and of contradictions", and(n1, n2), []],
  ["and of three", and(n2, gx, where("m.k", "==", 2n)), ["b"]],
  ["and in and", and(n2, and(gx, is("m", "IS_NOT_NULL"))), ["b"]],
  ["or of two fields", or(n1, gy), ["a", "c", "d"]],
  ["or of one", or(n1), ["a"]],
  ["or of one field", or(n1, n3), ["a", "d", "e"]],
  ["or finds a document once", or(n1, gx), ["a", "b", "f"]],
  ["or of the same", or(n1, n1), ["a"]],
  ["or in or", or(n1, or(gy, n3)), ["a", "c", "d", "e"]],
  ["or in and", and(gx, or(n1, n2)), ["a", "b"]],
  ["and in or", or(and(gx, n1), and(gy, n3)), ["a", "d"]],
  ["and of ors", and(or(n1, n2), or(gx, gy)), ["a", "b", "c"]],
  ["deeply nested", or(and(or(n1, n2), gx), and(gy, or(n3, n2))), ["a", "b", "c", "d"]],
  ["or with one side without matches", or(n1, where("g", "==", "none")), ["a"]],
  ["or with null", or(n1, is("z", "IS_NULL")), ["a", "c"]],
  ["or with NaN", or(n1, is("z", "IS_NAN")), ["a", "d"]],
  ["and with null", and(gy, is("z", "IS_NULL")), ["c"]],
  ["a range", and(where("n", ">=", 2n), where("n", "<", 3n)), ["b", "c"]],
  ["an empty range", and(where("n", ">", 2n), where("n", "<", 3n)), []],
  ["a range that is a point", and(where("n", ">=", 2n), where("n", "<=", 2n)), ["b", "c"]],
  ["a range and equality", and(gx, where("n", ">", 1n)), ["b"]],
  ["ranges of two fields", and(where("n", ">", 1n), where("g", "<", "y")), ["b"]],
  ["ranges of three fields", and(where("n", ">", 0n), where("g", ">=", "x"), where("m.k", ">", 1n)), ["b"]],
  ["or of ranges", or(where("n", "<", 2n), where("n", ">", 2n)), ["a", "d", "e"]],
  ["or of ranges of two fields skips documents without one", or(where("n", ">", 2n), where("m.k", ">", 1n)), ["b"]],
  ["a range and !=", and(where("n", ">", 0n), where("n", "!=", 2n)), ["a", "d", "e"]],
  ["!= of another field than ==", and(gx, where("n", "!=", 1n)), ["b"]],
  ["in and ==", and(gx, where("n", "in", [1n, 2n])), ["a", "b"]],
  ["in and in", and(where("n", "in", [2n, 3n]), where("g", "in", ["x", "y"])), ["b", "c", "d"]],
  ["in and in of one field", and(where("n", "in", [1n, 2n]), where("n", "in", [2n, 3n])), ["b", "c"]],
  ["in or in", or(where("n", "in", [1n]), where("g", "in", ["z"])), ["a", "e"]],
  ["in and a range", and(where("g", "in", ["x", "z"]), where("n", ">", 1n)), ["b", "e"]],
  ["in and !=", and(where("g", "in", ["x", "y"]), where("n", "!=", 2n)), ["a", "d"]],
  ["array-contains and ==", and(where("t", "array-contains", "q"), gx), ["a", "b"]],
  ["array-contains and a range", and(where("t", "array-contains", "p"), where("n", ">", 1n)), ["c"]],
  ["array-contains and in", and(where("t", "array-contains", "q"), where("n", "in", [2n, 3n])), ["b"]],
  ["array-contains or ==", or(where("t", "array-contains", "p"), n3), ["a", "c", "d", "e"]],
  [
    "array-contains in each side of or",
    or(where("t", "array-contains", "p"), where("t", "array-contains", "q")),
    ["a", "b", "c"],
  ],
  ["array-contains-any and ==", and(where("t", "array-contains-any", ["p", "q"]), gy), ["c"]],
  [
    "array-contains-any and in",
    and(where("t", "array-contains-any", ["p", "q"]), where("n", "in", [1n, 2n])),
    ["a", "b", "c"],
  ],
  ["array-contains-any or ==", or(where("t", "array-contains-any", ["q"]), n3), ["a", "b", "d", "e"]],
  ["not-in and ==", and(gx, where("n", "not-in", [1n])), ["b"]],
  ["not-in and a range", and(where("n", "not-in", [2n]), where("n", ">", 1n)), ["d", "e"]],
  ["not-in and array-contains", and(where("n", "not-in", [2n]), where("t", "array-contains", "p")), ["a"]],
  ["a name and a field", and(where("__name__", ">", ref("c/a")), gx), ["b", "f"]],
  ["a name or a field", or(where("__name__", "==", ref("c/e")), n1), ["a", "e"]],
  ["names and in", and(where("__name__", "in", [ref("c/a"), ref("c/c")]), n2), ["c"]],
];

const orderedOr: readonly (readonly [id: string, query: Query, ids: readonly string[]])[] = [
  ["or is ordered by name", { where: or(gy, n1) }, ["a", "c", "d"]],
  ["or in an order", { where: or(gy, n1), orderBy: ["-n"] }, ["d", "c", "a"]],
  ["or skips documents without the order's field", { where: or(gx, n1), orderBy: ["n"] }, ["a", "b"]],
  ["or with a limit", { where: or(gy, n1), limit: 2 }, ["a", "c"]],
  ["or with a limit in an order", { where: or(gy, n1), orderBy: ["-n"], limit: 2 }, ["d", "c"]],
  ["or with a cursor", { where: or(gy, gx), orderBy: ["n"], startAt: [2n] }, ["b", "c", "d"]],
  ["or with an offset", { where: or(gy, gx), orderBy: ["n"], offset: 2 }, ["c", "d"]],
];

const some = (count: number) => Array.from({ length: count }, (_, index) => BigInt(index));
const sorts = (count: number) => some(count).map((value) => where("n", "==", value));
const fields = (count: number) => some(count).map((value) => where(`f${value}`, ">", 0n));
const accepted: Expected = { paths: [] };

const limits: readonly (readonly [id: string, filter: Json, expected: Expected])[] = [
  ["in with 30 values", where("n", "in", some(30)), accepted],
  ["in with 31 values", where("n", "in", some(31)), invalid],
  ["in with no values", where("n", "in", []), invalid],
  ["in with no array", where("n", "in", 1n), invalid],
  ["not-in with 10 values", where("n", "not-in", some(10)), accepted],
  ["not-in with 11 values", where("n", "not-in", some(11)), invalid],
  ["not-in with no values", where("n", "not-in", []), invalid],
  ["array-contains-any with 30 values", where("n", "array-contains-any", some(30)), accepted],
  ["array-contains-any with 31 values", where("n", "array-contains-any", some(31)), invalid],
  ["array-contains-any with no values", where("n", "array-contains-any", []), invalid],
  ["or of 30", or(...sorts(30)), accepted],
  ["or of 31", or(...sorts(31)), invalid],
  ["in times in within the limit", and(where("n", "in", some(5)), where("g", "in", some(6))), accepted],
  ["in times in beyond the limit", and(where("n", "in", some(6)), where("g", "in", some(6))), invalid],
  ["in plus in beyond the limit", or(where("n", "in", some(16)), where("g", "in", some(15))), invalid],
  ["or in and beyond the limit", and(or(...sorts(6)), or(...sorts(6))), invalid],
  ["inequalities on 10 fields", and(...fields(10)), accepted],
  ["inequalities on 11 fields", and(...fields(11)), invalid],
  [
    "two array-contains",
    and(where("t", "array-contains", "p"), where("u", "array-contains", "q")),
    { error: "FAILED_PRECONDITION" },
  ],
  [
    "array-contains and array-contains-any",
    and(where("t", "array-contains", "p"), where("t", "array-contains-any", ["q"])),
    { error: "FAILED_PRECONDITION" },
  ],
  ["two not-in", and(where("n", "not-in", [1n]), where("g", "not-in", ["x"])), invalid],
  ["not-in and !=", and(where("n", "not-in", [1n]), where("g", "!=", "x")), invalid],
  ["two !=", and(where("n", "!=", 1n), where("n", "!=", 2n)), invalid],
  ["not-in and in", and(where("n", "not-in", [1n]), where("g", "in", ["x"])), invalid],
  ["not-in and array-contains-any", and(where("n", "not-in", [1n]), where("t", "array-contains-any", ["x"])), invalid],
  ["not-in and or", and(where("n", "not-in", [1n]), or(gx, gy)), invalid],
  ["a name that is not a reference", where("__name__", "==", "c/a"), invalid],
  ["names that are not references", where("__name__", "in", ["c/a"]), invalid],
  ["and without filters", and(), invalid],
  ["or without filters", or(), invalid],
  ["an unspecified composite", { compositeFilter: { op: "OPERATOR_UNSPECIFIED", filters: [n1] } }, invalid],
  [
    "an unspecified operator",
    { fieldFilter: { field: field("n"), op: "OPERATOR_UNSPECIFIED", value: { integerValue: "1" } } },
    invalid,
  ],
  [
    "an operator that does not exist",
    { fieldFilter: { field: field("n"), op: "LIKE", value: { stringValue: "a%" } } },
    invalid,
  ],
  ["a filter without a value", { fieldFilter: { field: field("n"), op: "EQUAL" } }, invalid],
  ["a filter without a field", { fieldFilter: { op: "EQUAL", value: { integerValue: "1" } } }, invalid],
  ["a malformed field", where("a..b", "==", 1n), invalid],
  ["an empty filter", {}, invalid],
];

export const compositeFilters: readonly Case[] = [
  ...found.map(([id, filter, ids]) =>
    queryCase(`composite filters/${id}`, shelf, { where: filter }, { pathSet: ids.map((one) => `c/${one}`) }),
  ),
  ...orderedOr.map(([id, query, ids]) =>
    queryCase(`composite filters/${id}`, shelf, query, { paths: ids.map((one) => `c/${one}`) }),
  ),
  ...limits.map(([id, filter, expected]) =>
    queryCase(`composite filters/limit: ${id}`, {}, { where: filter }, expected),
  ),
];
