import type { FieldPath } from "../model/Document.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import { formatFieldPath, isNamePath } from "../model/fieldPath.ts";
import { checkCollectionId, parseParentName } from "../model/resourceName.ts";
import type { Cursor, StructuredQuery } from "../model/StructuredQuery.ts";
import { checkFilter } from "./checkFilter.ts";
import { effectiveOrder, leavesOf } from "./effectiveOrder.ts";
import { checkNearest } from "./nearest.ts";

/** Throws Google's error for a query that Firestore rejects. */
export function checkQuery(query: StructuredQuery): void {
  parseParentName(query.parent);
  if (query.from.collectionId !== "") checkCollectionId(query.from.collectionId);
  if (query.offset < 0) throw invalid("offset is negative");
  if (query.limit !== null && query.limit < 0) throw invalid("limit is negative");
  if (query.where) checkFilter(query.where, query);
  checkBelowDocument(query);
  if (query.from.collectionId === "") checkWithoutCollection(query);
  checkOrders(query);
  if (query.startAt) checkCursor(query, query.startAt);
  if (query.endAt) checkCursor(query, query.endAt);
  if (query.nearest) checkNearest(query, query.nearest);
}

/** A query without a collection id can only filter and order by name. Datastore's "kind" is the collection id. */
function checkWithoutCollection({ where, orderBy }: StructuredQuery): void {
  const filtered = leavesOf(where).find(({ path }) => !isNamePath(path));
  if (filtered) throw invalid(`kind is required for filter: ${formatFieldPath(filtered.path)}`);
  if (orderBy.some(({ path, direction }) => !isNamePath(path) || direction === "DESCENDING")) {
    throw invalid("kind is required for all orders except __key__ ascending");
  }
}

/**
 * Below a document, all descendants can only be listed in the order of their names, whole or from one name to another. The
 * cases and messages are those that skunkteam/rust-firestore-emulator tests against Google's emulator and service
 * (test-suite/tests/7-descendants-query.test.ts).
 */
function checkBelowDocument({ parent, from, where, orderBy }: StructuredQuery): void {
  if (!from.allDescendants || parseParentName(parent).segments.length === 0) return;
  if (leavesOf(where).some(({ path }) => !isNamePath(path)) || orderBy.some(({ path }) => !isNamePath(path))) {
    throw invalid("collection group queries are only allowed at the root parent");
  }
  if (from.collectionId !== "" && orderBy.some(({ direction }) => direction === "DESCENDING")) {
    throw new FirestoreError(
      "FAILED_PRECONDITION",
      "collection group queries are only allowed if they're at the root or they're an ascending primary key scan",
    );
  }
}

/**
 * Throws INVALID_ARGUMENT for sums and averages of a query that Firestore has no index for: a query in the order of names
 * only, below a document, over all descendants.
 */
export function checkAggregatedQuery({ parent, from, orderBy }: StructuredQuery, fields: readonly FieldPath[]): void {
  if (!from.allDescendants || parseParentName(parent).segments.length === 0 || fields.length === 0) return;
  if (orderBy.some(({ path }) => !isNamePath(path))) return;
  throw invalid(
    `This query requires an index that has fields [${fields.map(formatFieldPath).join(", ")}] after __name__ and ` +
      "Firestore does not currently support such an index. Please try the query again with additional ordering on " +
      "those fields.",
  );
}

/** Throws INVALID_ARGUMENT for a query that Firestore answers once, but not to a listener. */
export function checkListenedQuery({ parent, from, nearest }: StructuredQuery): void {
  if (nearest) throw invalid("A listener cannot search for vectors.");
  if (!from.allDescendants) return;
  if (from.collectionId === "") throw invalid("All-collection queries are not supported by real-time queries.");
  if (parseParentName(parent).segments.length > 0) {
    throw invalid(
      "'all_descendants' in CollectionSelector with document parent is not supported by real-time queries.",
    );
  }
}

function checkOrders(query: StructuredQuery): void {
  // Names are unique, so an order after the name would have no effect. The implied orders of inequalities count, too.
  const orders = effectiveOrder(query);
  const name = orders.findIndex(({ path }) => isNamePath(path));
  if (name < orders.length - 1) throw invalid("order by clause cannot contain more fields after the key");
  const seen = new Set<string>();
  for (const { path } of query.orderBy) {
    const text = formatFieldPath(path);
    if (seen.has(text)) throw invalid(`order by clause cannot contain duplicate fields ${text}`);
    seen.add(text);
  }
}

function checkCursor({ orderBy }: StructuredQuery, { values }: Cursor): void {
  if (values.length > orderBy.length) throw invalid("Cursor has too many values.");
  for (const [index, value] of values.entries()) {
    const order = orderBy[index];
    if (!order || !isNamePath(order.path)) continue;
    if (value.type !== "reference") throw invalid("Cursor __key__ value is not a document reference.");
    parseParentName(value.name);
  }
}

function invalid(message: string): FirestoreError {
  return new FirestoreError("INVALID_ARGUMENT", message);
}
