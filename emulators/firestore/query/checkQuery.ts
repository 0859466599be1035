import { FirestoreError } from "../model/FirestoreError.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";

/** Throws the official refusal of a query that Firestore would not run. */
export function checkQuery(_query: StructuredQuery): void {
  throw new FirestoreError("UNIMPLEMENTED", "checkQuery");
}
