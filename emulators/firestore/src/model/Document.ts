import type { Fields, Timestamp } from "./Value.ts";

/** `projects/P/databases/D`: the prefix of document names. */
export type DatabaseName = string;

/** Full resource name, `projects/P/databases/D/documents/c/d[/c/d…]`. */
export type DocumentName = string;

/** A stored document. It is immutable: a write replaces it with a new version. */
export interface StoredDocument {
  readonly name: DocumentName;
  readonly fields: Fields;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
}

/** A field path split into unquoted segments: `a.b` is `["a", "b"]`. */
export type FieldPath = readonly string[];
