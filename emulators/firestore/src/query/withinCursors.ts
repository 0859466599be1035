import type { StoredDocument } from "../model/Document.ts";
import type { Cursor, Order, StructuredQuery } from "../model/StructuredQuery.ts";
import { compareValues } from "../model/valueOrder.ts";
import { orderValue } from "./compareByQuery.ts";
import { effectiveOrder } from "./effectiveOrder.ts";

export function withinCursors(query: StructuredQuery, document: StoredDocument): boolean {
  if (!query.startAt && !query.endAt) return true;
  const orders = effectiveOrder(query);
  if (query.startAt) {
    const order = compareToCursor(document, query.startAt, orders);
    if (query.startAt.before ? order < 0 : order <= 0) return false;
  }
  if (query.endAt) {
    const order = compareToCursor(document, query.endAt, orders);
    if (query.endAt.before ? order >= 0 : order > 0) return false;
  }
  return true;
}

/** The cursor that starts right after a document. */
export function cursorAfter(query: StructuredQuery, document: StoredDocument): Cursor {
  const values = effectiveOrder(query).flatMap((order) => orderValue(document, order) ?? []);
  return { values, before: false };
}

/**
 * Negative if the document comes before the cursor. A cursor with fewer values than orders covers a range: all
 * documents with these values compare as 0.
 */
function compareToCursor(document: StoredDocument, cursor: Cursor, orders: readonly Order[]): number {
  for (const [index, bound] of cursor.values.entries()) {
    const order = orders[index];
    const value = order && orderValue(document, order);
    if (!order || !value) return 0;
    const comparison = compareValues(value, bound);
    if (comparison !== 0) return order.direction === "ASCENDING" ? comparison : -comparison;
  }
  return 0;
}
