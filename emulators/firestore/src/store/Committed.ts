import type { DatabaseName, DocumentName, StoredDocument } from "../model/Document.ts";
import type { Timestamp } from "../model/Value.ts";

/** One document a commit really changed: a write that changes nothing leaves no trace here. */
export interface Change {
  readonly name: DocumentName;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** What the store tells its listeners after each commit, in commit order. */
export interface Committed {
  readonly database: DatabaseName;
  readonly commitTime: Timestamp;
  readonly changes: readonly Change[];
}
