import type { StoredDocument } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";

export interface QueryResult {
  /** In query order, projected by `select`. */
  readonly documents: readonly StoredDocument[];
  /** How many matches `offset` passed over. */
  readonly skippedResults: number;
}

/** Evaluates a query that `checkQuery` has accepted. */
export function runQuery(_reader: DocumentReader, _query: StructuredQuery): QueryResult {
  throw new FirestoreError("UNIMPLEMENTED", "runQuery");
}
