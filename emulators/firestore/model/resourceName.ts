import type { DatabaseName, DocumentName } from "./Document.ts";
import { FirestoreError } from "./FirestoreError.ts";

/** A name cut into its parts; `segments` are what follows `/documents/`. */
export interface ResourceName {
  readonly projectId: string;
  readonly database: DatabaseName;
  readonly segments: readonly string[];
}

/** Throws INVALID_ARGUMENT unless it reads `projects/P/databases/D`. */
export function parseDatabaseName(_name: string): ResourceName {
  throw new FirestoreError("UNIMPLEMENTED", "parseDatabaseName");
}

/** Throws INVALID_ARGUMENT unless it names a document. */
export function parseDocumentName(_name: string): ResourceName {
  throw new FirestoreError("UNIMPLEMENTED", "parseDocumentName");
}

/** Throws INVALID_ARGUMENT unless it names a document or the root, `projects/P/databases/D/documents`. */
export function parseParentName(_name: string): ResourceName {
  throw new FirestoreError("UNIMPLEMENTED", "parseParentName");
}

/** Throws INVALID_ARGUMENT for a collection id that a client may not use. */
export function checkCollectionId(_id: string): void {
  throw new FirestoreError("UNIMPLEMENTED", "checkCollectionId");
}

/** The database of any well-formed name. */
export function databaseOf(_name: string): DatabaseName {
  throw new FirestoreError("UNIMPLEMENTED", "databaseOf");
}

/** `…/documents/c/d` → `…/documents/c`. */
export function collectionOf(_name: DocumentName): string {
  throw new FirestoreError("UNIMPLEMENTED", "collectionOf");
}

/** Order of names: project, database, then id by id, numeric ids (`__id7__`) first. */
export function compareNames(_a: string, _b: string): number {
  throw new FirestoreError("UNIMPLEMENTED", "compareNames");
}
