import type { FieldPath, StoredDocument } from "../model/Document.ts";
import { FirestoreError } from "../model/FirestoreError.ts";

/** The document with only the fields that a `select` or a read mask names; null keeps them all. */
export function projectDocument(_document: StoredDocument, _mask: readonly FieldPath[] | null): StoredDocument {
  throw new FirestoreError("UNIMPLEMENTED", "projectDocument");
}
