import type { Fields, Timestamp } from "./Value.ts";

/** `projects/P/databases/D`: the root under which document names stand. */
export type DatabaseName = string;

/** Full resource name, `projects/P/databases/D/documents/c/d[/c/d…]`. */
export type DocumentName = string;

/** A document as it is stored: never changed in place, replaced by the next version. */
export interface StoredDocument {
  readonly name: DocumentName;
  readonly fields: Fields;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
}

/** A field path cut into its segments, unquoted: `a.b` is `["a", "b"]`. */
export type FieldPath = readonly string[];
