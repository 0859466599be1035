import type { DatabaseName, DocumentName, StoredDocument } from "../model/Document.ts";
import type { Timestamp } from "../model/Value.ts";

/** One document that a commit changed. A write without an effect is not listed. */
export interface Change {
  readonly name: DocumentName;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** The event that listeners of the store get after each commit, in commit order. */
export interface Committed {
  readonly database: DatabaseName;
  readonly commitTime: Timestamp;
  readonly changes: readonly Change[];
}
