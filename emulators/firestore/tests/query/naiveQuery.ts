import type { FieldOperator } from "../../src/model/StructuredQuery.ts";

/** The values that the naive evaluator supports: a few JavaScript types. */
export type Simple = null | boolean | number | string | readonly Simple[];
export type SimpleFields = { readonly [field: string]: Simple };

export type SimpleFilter =
  | { readonly field: string; readonly operator: FieldOperator; readonly operand: Simple }
  | { readonly all: readonly SimpleFilter[] }
  | { readonly any: readonly SimpleFilter[] };

export interface SimpleQuery {
  readonly filter: SimpleFilter;
  readonly orders: readonly { readonly field: string; readonly descending: boolean }[];
  readonly start: { readonly values: readonly Simple[]; readonly inclusive: boolean } | null;
  readonly offset: number;
  readonly limit: number | null;
}

/** The ids of a query's result, computed in the simplest way: it shares no code with the emulator and ignores speed. */
export function naiveQuery(documents: ReadonlyMap<string, SimpleFields>, query: SimpleQuery): readonly string[] {
  const orders = [...query.orders];
  const descending = orders.at(-1)?.descending ?? false;
  for (const field of [...new Set(inequalityFields(query.filter))].sort()) {
    if (!orders.some((order) => order.field === field)) orders.push({ field, descending });
  }
  const keys = (id: string, fields: SimpleFields) => [...orders.map(({ field }) => fields[field]), id];
  const compareKeys = (a: readonly (Simple | undefined)[], b: readonly (Simple | undefined)[]) => {
    for (let index = 0; index < Math.min(a.length, b.length); index++) {
      const order = compare(a[index] ?? null, b[index] ?? null);
      if (order !== 0) return (orders[index]?.descending ?? descending) ? -order : order;
    }
    return 0;
  };
  return [...documents]
    .filter(([, fields]) => orders.every(({ field }) => fields[field] !== undefined) && holds(query.filter, fields))
    .sort(([a, left], [b, right]) => compareKeys(keys(a, left), keys(b, right)))
    .filter(([id, fields]) => {
      if (!query.start) return true;
      const order = compareKeys(keys(id, fields), query.start.values);
      return query.start.inclusive ? order >= 0 : order > 0;
    })
    .slice(query.offset, query.offset + (query.limit ?? documents.size))
    .map(([id]) => id);
}

function inequalityFields(filter: SimpleFilter): readonly string[] {
  if ("all" in filter) return filter.all.flatMap(inequalityFields);
  if ("any" in filter) return filter.any.flatMap(inequalityFields);
  return /THAN|NOT/.test(filter.operator) ? [filter.field] : [];
}

function holds(filter: SimpleFilter, fields: SimpleFields): boolean {
  if ("all" in filter) return !filter.all.some((part) => !holds(part, fields));
  if ("any" in filter) return filter.any.some((part) => holds(part, fields));
  const present = fields[filter.field];
  const { operand, operator } = filter;
  if (present === undefined) return false;
  const operands = Array.isArray(operand) ? operand : [];
  const elements = Array.isArray(present) ? present : [];
  const same = (a: Simple, b: Simple) => a !== null && b !== null && compare(a, b) === 0;
  const comparable = operand !== null && rank(present) === rank(operand);
  switch (operator) {
    case "EQUAL":
      return same(present, operand);
    case "NOT_EQUAL":
      return present !== null && compare(present, operand) !== 0;
    case "LESS_THAN":
      return comparable && compare(present, operand) < 0;
    case "LESS_THAN_OR_EQUAL":
      return comparable && compare(present, operand) <= 0;
    case "GREATER_THAN":
      return comparable && compare(present, operand) > 0;
    case "GREATER_THAN_OR_EQUAL":
      return comparable && compare(present, operand) >= 0;
    case "IN":
      return operands.some((one) => same(present, one));
    case "NOT_IN":
      return present !== null && !operands.includes(null) && !operands.some((one) => compare(present, one) === 0);
    case "ARRAY_CONTAINS":
      return elements.some((element) => same(element, operand));
    case "ARRAY_CONTAINS_ANY":
      return elements.some((element) => operands.some((one) => same(element, one)));
  }
}

function rank(value: Simple): number {
  if (value === null) return 0;
  return ["boolean", "number", "string", "object"].indexOf(typeof value) + 1;
}

function compare(a: Simple, b: Simple): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let index = 0; index < Math.min(a.length, b.length); index++) {
      const order = compare(a[index], b[index]);
      if (order !== 0) return order;
    }
    return a.length - b.length;
  }
  if (a === null || b === null || a === b) return 0;
  return a < b ? -1 : 1;
}
