import type { Case, Expected, Given, RestStep } from "./Case.ts";
import { type Json, type Plain, type PlainFields, toFields, toValue } from "./wire.ts";

/** The requests that many cases make, each as the SDKs spell it. */

export function get(path: string, expected: Expected, more: Partial<RestStep> = {}): RestStep {
  return { method: "GET", path: `/${path}`, expected, ...more };
}

export function post(verb: string, body: Json, expected: Expected, more: Partial<RestStep> = {}): RestStep {
  return { method: "POST", path: `:${verb}`, body, expected, ...more };
}

export const accepted: Expected = { status: 200 };
export const missing: Expected = { error: "NOT_FOUND" };
export const invalid: Expected = { error: "INVALID_ARGUMENT" };
export const denied: Expected = { error: "PERMISSION_DENIED" };

export function set(path: string, fields: PlainFields, more: Json = {}): Json {
  return { update: { name: nameOf(path), fields: toFields(fields) }, ...more };
}

/** Writes only the paths of the mask; those without a value are deleted. */
export function update(path: string, fields: PlainFields, mask: readonly string[], more: Json = {}): Json {
  return set(path, fields, { updateMask: { fieldPaths: mask }, ...more });
}

export function remove(path: string, more: Json = {}): Json {
  return { delete: nameOf(path), ...more };
}

/** A write that only transforms, as the SDKs send it. */
export function transform(path: string, ...updateTransforms: readonly Json[]): Json {
  return update(path, {}, [], { updateTransforms });
}

export const exists = (isThere: boolean) => ({ currentDocument: { exists: isThere } });

export function commit(writes: readonly Json[], expected: Expected = accepted, more: Json = {}): RestStep {
  return post("commit", { writes, ...more }, expected);
}

export function nameOf(path: string): string {
  return `$root/${path}`;
}

export interface Query {
  /** `c`, or `c/d/e` for a collection below a document. */
  readonly from?: string;
  /** A collection group. */
  readonly group?: string;
  readonly where?: Json;
  /** `a`, or `-a` for descending. */
  readonly orderBy?: readonly string[];
  readonly startAt?: readonly Plain[];
  readonly startAfter?: readonly Plain[];
  readonly endAt?: readonly Plain[];
  readonly endBefore?: readonly Plain[];
  readonly offset?: number;
  readonly limit?: number;
  readonly select?: readonly string[];
  readonly findNearest?: Json;
}

export function runQuery(query: Query, expected: Expected, more: Json = {}): RestStep {
  return {
    method: "POST",
    path: `${parentOf(query)}:runQuery`,
    body: { structuredQuery: structured(query), ...more },
    expected,
  };
}

/** A case of one query over given documents. */
export function queryCase(id: string, documents: Given["documents"], query: Query, expected: Expected): Case {
  return { id, given: { documents: documents ?? {} }, steps: [runQuery(query, expected)] };
}

export function runAggregation(query: Query, aggregations: readonly Json[], expected: Expected): RestStep {
  const structuredAggregationQuery = { structuredQuery: structured(query), aggregations };
  return {
    method: "POST",
    path: `${parentOf(query)}:runAggregationQuery`,
    body: { structuredAggregationQuery },
    expected,
  };
}

export function structured(query: Query): Json {
  const { from = "c", group, orderBy, offset, limit, select, findNearest } = query;
  const startAt = cursor(query.startAt, true) ?? cursor(query.startAfter, false);
  const endAt = cursor(query.endAt, false) ?? cursor(query.endBefore, true);
  const collectionId = from.slice(from.lastIndexOf("/") + 1);
  return {
    from: [group === undefined ? { collectionId } : { collectionId: group, allDescendants: true }],
    ...(query.where && { where: query.where }),
    ...(orderBy && { orderBy: orderBy.map(order) }),
    ...(startAt && { startAt }),
    ...(endAt && { endAt }),
    ...(offset !== undefined && { offset }),
    ...(limit !== undefined && { limit }),
    ...(select && { select: { fields: select.map(field) } }),
    ...(findNearest && { findNearest }),
  };
}

const operators = {
  "<": "LESS_THAN",
  "<=": "LESS_THAN_OR_EQUAL",
  ">": "GREATER_THAN",
  ">=": "GREATER_THAN_OR_EQUAL",
  "==": "EQUAL",
  "!=": "NOT_EQUAL",
  in: "IN",
  "not-in": "NOT_IN",
  "array-contains": "ARRAY_CONTAINS",
  "array-contains-any": "ARRAY_CONTAINS_ANY",
} as const;
export type Operator = keyof typeof operators;

export function where(path: string, operator: Operator, value: Plain): Json {
  return { fieldFilter: { field: field(path), op: operators[operator], value: toValue(value) } };
}

export function is(path: string, op: "IS_NULL" | "IS_NOT_NULL" | "IS_NAN" | "IS_NOT_NAN"): Json {
  return { unaryFilter: { field: field(path), op } };
}

export function and(...filters: readonly Json[]): Json {
  return { compositeFilter: { op: "AND", filters } };
}

export function or(...filters: readonly Json[]): Json {
  return { compositeFilter: { op: "OR", filters } };
}

export function field(fieldPath: string): Json {
  return { fieldPath };
}

function parentOf({ from = "c" }: Query): string {
  const cut = from.lastIndexOf("/");
  return cut < 0 ? "" : `/${from.slice(0, cut)}`;
}

function order(text: string): Json {
  const descending = text.startsWith("-");
  return { field: field(descending ? text.slice(1) : text), direction: descending ? "DESCENDING" : "ASCENDING" };
}

function cursor(values: readonly Plain[] | undefined, before: boolean): Json | null {
  return values ? { values: values.map(toValue), before } : null;
}
