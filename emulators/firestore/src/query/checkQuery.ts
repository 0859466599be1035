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
  if (query.from.collectionId === "") checkWithoutCollection(query);
  checkOrders(query);
  if (query.startAt) checkCursor(query, query.startAt);
  if (query.endAt) checkCursor(query, query.endAt);
  if (query.nearest) checkNearest(query.nearest);
}

/** A query without a collection id can only filter and order by name. Datastore's "kind" is the collection id. */
function checkWithoutCollection({ where, orderBy }: StructuredQuery): void {
  const filtered = leavesOf(where).find(({ path }) => !isNamePath(path));
  if (filtered) throw invalid(`kind is required for filter: ${formatFieldPath(filtered.path)}`);
  if (orderBy.some(({ path, direction }) => !isNamePath(path) || direction === "DESCENDING")) {
    throw invalid("kind is required for all orders except __key__ ascending");
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
