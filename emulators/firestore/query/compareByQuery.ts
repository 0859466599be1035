import type { StoredDocument } from "../model/Document.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";

/** The order of a query's matches, implied orders included; total, because it ends with the name. */
export function compareByQuery(_query: StructuredQuery): (a: StoredDocument, b: StoredDocument) => number {
  throw new FirestoreError("UNIMPLEMENTED", "compareByQuery");
}
