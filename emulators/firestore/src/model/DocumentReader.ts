import type { DocumentName, StoredDocument } from "./Document.ts";

/** One state of the database, present or past. Iteration order is unspecified. Do not commit while iterating. */
export interface DocumentReader {
  get(name: DocumentName): StoredDocument | null;
  /** Documents directly inside a collection, given by its full name `projects/P/databases/D/documents/c[/d/e…]`. */
  inCollection(collection: string): Iterable<StoredDocument>;
  /** Documents of every collection with this id below `parent` (a document name or `…/documents`). */
  inCollectionGroup(parent: string, collectionId: string): Iterable<StoredDocument>;
  /** Everything below a document, a collection or `…/documents`, at any depth; not the document itself. */
  below(parent: string): Iterable<StoredDocument>;
  /** Ids of the collections directly below a document or `…/documents`, sorted. */
  collectionIds(parent: string): readonly string[];
}
