import { formatFieldPath, isNamePath } from "../model/fieldPath.ts";
import type { FieldOperator, Filter, Order, StructuredQuery } from "../model/StructuredQuery.ts";
import { compareStrings } from "../model/stringOrder.ts";

const inequalities: ReadonlySet<FieldOperator> = new Set<FieldOperator>([
  "LESS_THAN",
  "LESS_THAN_OR_EQUAL",
  "GREATER_THAN",
  "GREATER_THAN_OR_EQUAL",
  "NOT_EQUAL",
  "NOT_IN",
]);

type LeafFilter = Exclude<Filter, { kind: "composite" }>;

/** All comparisons of a filter, in source order. */
export function leavesOf(filter: Filter | null): readonly LeafFilter[] {
  if (!filter) return [];
  return filter.kind === "composite" ? filter.filters.flatMap(leavesOf) : [filter];
}

export function isInequality(filter: LeafFilter): boolean {
  return filter.kind === "unary"
    ? filter.operator === "IS_NOT_NAN" || filter.operator === "IS_NOT_NULL"
    : inequalities.has(filter.operator);
}

/** The distinct fields of a filter's inequalities, sorted by name. */
export function inequalityPaths(filter: Filter | null): readonly Order["path"][] {
  const paths = new Map(
    leavesOf(filter)
      .filter(isInequality)
      .map(({ path }) => [formatFieldPath(path), path]),
  );
  return [...paths].sort(([a], [b]) => compareStrings(a, b)).map(([, path]) => path);
}

const ordersByQuery = new WeakMap<StructuredQuery, readonly Order[]>();

/**
 * The client's orders, then the implied ones: the fields of inequalities by name, then the document name, all in the
 * direction of the client's last order. Cached, because a query needs it for each document it looks at.
 */
export function effectiveOrder(query: StructuredQuery): readonly Order[] {
  const orders = ordersByQuery.get(query) ?? withImpliedOrders(query);
  ordersByQuery.set(query, orders);
  return orders;
}

function withImpliedOrders({ orderBy, where }: StructuredQuery): readonly Order[] {
  const direction = orderBy.at(-1)?.direction ?? "ASCENDING";
  const orders = [...orderBy];
  const add = (path: Order["path"]) => {
    const text = formatFieldPath(path);
    if (!orders.some((order) => formatFieldPath(order.path) === text)) orders.push({ path, direction });
  };
  // The name goes last: names are unique, so it decides every tie.
  for (const path of inequalityPaths(where)) if (!isNamePath(path)) add(path);
  add(["__name__"]);
  return orders;
}
