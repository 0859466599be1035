import { FirestoreError } from "../model/FirestoreError.ts";
import { isNamePath } from "../model/fieldPath.ts";
import { parseParentName } from "../model/resourceName.ts";
import type { Cursor, StructuredQuery } from "../model/StructuredQuery.ts";

/** Throws INVALID_ARGUMENT for a query that cannot be cut by names: all but a whole group of the database in their order. */
export function checkPartition(query: StructuredQuery, partitionCount: number): void {
  if (partitionCount < 1) throw invalid("The number of partitions must be positive.");
  if (parseParentName(query.parent).segments.length > 0) throw invalid("Only a whole database can be partitioned.");
  if (!query.from.allDescendants) throw invalid("Only a query of all descendants can be partitioned.");
  const [order, ...more] = query.orderBy;
  const isByName = order !== undefined && isNamePath(order.path) && order.direction === "ASCENDING";
  if (!isByName || more.length > 0) throw invalid("Only a query ordered by __name__ alone can be partitioned.");
  const { where, startAt, endAt, limit, offset, nearest } = query;
  if (where || startAt || endAt || limit !== null || offset > 0 || nearest) {
    throw invalid("A query with filters, cursors or limits cannot be partitioned.");
  }
}

/** At most so many places between the names, which come in order, that cut them into parts of about one size. */
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
