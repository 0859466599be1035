import { FirestoreError } from "../model/FirestoreError.ts";
import { isNamePath } from "../model/fieldPath.ts";
import { parseParentName } from "../model/resourceName.ts";
import type { Cursor, StructuredQuery } from "../model/StructuredQuery.ts";

/**
 * Throws INVALID_ARGUMENT unless the query is a collection group of the database, without filters and ordered by name.
 */
export function checkPartition(query: StructuredQuery, partitionCount: number): void {
  if (partitionCount < 1) throw invalid("The number of partitions must be positive.");
  if (parseParentName(query.parent).segments.length > 0)
    throw invalid("Only collection groups of the database root can be partitioned.");
  if (!query.from.allDescendants) throw invalid("Only a query of all descendants can be partitioned.");
  const [order, ...more] = query.orderBy;
  const isByName = order !== undefined && isNamePath(order.path) && order.direction === "ASCENDING";
  if (!isByName || more.length > 0) throw invalid("Only a query ordered by __name__ alone can be partitioned.");
  const { where, startAt, endAt, limit, offset, nearest } = query;
  if (where || startAt || endAt || limit !== null || offset > 0 || nearest) {
    throw invalid("A query with filters, cursors or limits cannot be partitioned.");
  }
}

/** At most `partitionCount` cursors that split the sorted names into parts of about the same size. */
export function partitionPoints(names: readonly string[], partitionCount: number): Cursor[] {
  const parts = Math.min(partitionCount + 1, names.length);
  return Array.from({ length: Math.max(parts - 1, 0) }, (_, index) => {
    const name = names[Math.floor(((index + 1) * names.length) / parts)] ?? "";
    return { values: [{ type: "reference", name }], before: true };
  });
}

function invalid(message: string): FirestoreError {
  return new FirestoreError("INVALID_ARGUMENT", message);
}
