import type { StoredDocument } from "../model/Document.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";

/** Whether a document belongs to a query's result as far as it alone can tell: all but `offset` and `limit`. */
export function matchesQuery(_query: StructuredQuery, _document: StoredDocument): boolean {
  throw new FirestoreError("UNIMPLEMENTED", "matchesQuery");
}
