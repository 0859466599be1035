import { FirestoreError, type StatusCode } from "../model/FirestoreError.ts";
import { formatFieldPath, isNamePath } from "../model/fieldPath.ts";
import { checkCollectionId, parseParentName } from "../model/resourceName.ts";
import type { Cursor, FieldOperator, Filter, StructuredQuery } from "../model/StructuredQuery.ts";
import type { Value } from "../model/Value.ts";
import { inequalityPaths, leavesOf } from "./effectiveOrder.ts";
import { checkNearest } from "./nearest.ts";

const mostDisjunctions = 30;
const mostInequalityFields = 10;
const mostComparisonValues: Partial<Record<FieldOperator, number>> = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };

/** Throws the official refusal of a query that Firestore would not run. */
export function checkQuery(query: StructuredQuery): void {
  parseParentName(query.parent);
  if (query.from.collectionId !== "") checkCollectionId(query.from.collectionId);
  if (query.offset < 0) throw invalid("offset is negative");
  if (query.limit !== null && query.limit < 0) throw invalid("limit is negative");
  if (query.where) checkFilter(query.where);
  if (query.where) checkNameComparison(query.where);
  checkOrders(query);
  if (query.startAt) checkCursor(query, query.startAt);
  if (query.endAt) checkCursor(query, query.endAt);
  if (query.nearest) checkNearest(query.nearest);
}

function checkFilter(filter: Filter): void {
  const leaves = leavesOf(filter);
  for (const leaf of leaves) if (leaf.kind === "field") checkComparison(leaf);
  checkComposites(filter);
  const disjunctions = countDisjunctions(filter);
  if (disjunctions > mostDisjunctions) {
    throw invalid(
      `Too many disjunctions after normalization. There are ${disjunctions} disjunctions, ` +
        `more than the maximum of ${mostDisjunctions}.`,
    );
  }
  if (countArrayContains(filter) > 1) {
    throw refusal("FAILED_PRECONDITION", "Only a single array-contains clause is allowed in a query");
  }
  const operators = leaves.map(({ operator }) => operator);
  if (operators.filter((operator) => operator === "NOT_IN" || operator === "NOT_EQUAL").length > 1) {
    throw invalid("Only a single 'NOT_IN' or 'NOT_EQUAL' filter is allowed per query.");
  }
  if (operators.includes("NOT_IN")) checkNotInStandsAlone(filter, operators);
  if (inequalityPaths(filter).length > mostInequalityFields) {
    throw invalid(`A query may have inequality filters on at most ${mostInequalityFields} fields.`);
  }
}

function checkComparison({ operator, path, value }: Extract<Filter, { kind: "field" }>): void {
  const most = mostComparisonValues[operator];
  if (most === undefined) {
    if (isNamePath(path) && value.type !== "reference") throw invalid("__key__ filter value must be a Key");
    return;
  }
  if (value.type !== "array" || value.values.length === 0)
    throw invalid(`'${operator}' requires a non-empty ArrayValue.`);
  if (value.values.length > most) throw invalid(`'${operator}' supports up to ${most} comparison values.`);
  if (isNamePath(path) && value.values.some(({ type }) => type !== "reference")) {
    throw invalid("__key__ filter value must be a Key");
  }
}

function checkComposites(filter: Filter): void {
  if (filter.kind !== "composite") return;
  if (filter.filters.length === 0) throw invalid("A composite filter must contain at least one filter.");
  for (const part of filter.filters) checkComposites(part);
}

function checkNotInStandsAlone(filter: Filter, operators: readonly string[]): void {
  for (const operator of ["IN", "ARRAY_CONTAINS_ANY"]) {
    if (operators.includes(operator)) throw invalid(`'NOT_IN' cannot be used in the same query with '${operator}'.`);
  }
  if (hasOr(filter)) throw invalid("'NOT_IN' cannot be used in the same query with 'OR'.");
}

function hasOr(filter: Filter): boolean {
  return filter.kind === "composite" && (filter.operator === "OR" || filter.filters.some(hasOr));
}

/** How many conjunctions the filter's disjunctive normal form has. */
function countDisjunctions(filter: Filter): number {
  if (filter.kind === "composite") {
    const counts = filter.filters.map(countDisjunctions);
    return filter.operator === "OR" ? counts.reduce((a, b) => a + b, 0) : counts.reduce((a, b) => a * b, 1);
  }
  const isDisjunction =
    filter.kind === "field" && (filter.operator === "IN" || filter.operator === "ARRAY_CONTAINS_ANY");
  return isDisjunction ? elementsOf(filter.value).length : 1;
}

/** The most array-contains clauses that one conjunction of the normal form has. */
function countArrayContains(filter: Filter): number {
  if (filter.kind === "composite") {
    const counts = filter.filters.map(countArrayContains);
    return filter.operator === "OR" ? Math.max(...counts) : counts.reduce((a, b) => a + b, 0);
  }
  return filter.operator === "ARRAY_CONTAINS" || filter.operator === "ARRAY_CONTAINS_ANY" ? 1 : 0;
}

/** Which document it may be is asked for alone, or among the inequalities, but not beside those of other fields. */
function checkNameComparison(filter: Filter): void {
  const paths = inequalityPaths(filter);
  if (hasOr(filter) || paths.length === 0 || paths.some(isNamePath)) return;
  if (leavesOf(filter).some((leaf) => leaf.operator === "EQUAL" && isNamePath(leaf.path))) {
    throw invalid(
      "Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.",
    );
  }
}

function checkOrders({ orderBy }: StructuredQuery): void {
  const seen = new Set<string>();
  for (const { path } of orderBy) {
    const text = formatFieldPath(path);
    if (seen.has(text)) throw invalid(`order by property "${text}" is repeated`);
    seen.add(text);
  }
  // Names are unique, so an order behind them would never be asked.
  const name = orderBy.findIndex(({ path }) => isNamePath(path));
  if (name >= 0 && name < orderBy.length - 1) throw invalid("order by clause cannot contain more fields after the key");
}

function checkCursor({ orderBy }: StructuredQuery, { values }: Cursor): void {
  if (values.length > orderBy.length) throw invalid("Cursor has too many values.");
  for (const [index, value] of values.entries()) {
    const order = orderBy[index];
    if (order && isNamePath(order.path) && value.type !== "reference") {
      throw invalid("Cursor value for __name__ must be a reference.");
    }
  }
}

function elementsOf(value: Value): readonly Value[] {
  return value.type === "array" ? value.values : [];
}

function invalid(message: string): FirestoreError {
  return refusal("INVALID_ARGUMENT", message);
}

function refusal(code: StatusCode, message: string): FirestoreError {
  return new FirestoreError(code, message);
}
