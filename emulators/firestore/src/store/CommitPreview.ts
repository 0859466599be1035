import type { DatabaseName, DocumentName, StoredDocument } from "../model/Document.ts";
import type { FirestoreError } from "../model/FirestoreError.ts";
import type { Timestamp } from "../model/Value.ts";
import type { Write, WriteResult } from "../model/Write.ts";

/** One write with the document before and after it. A second write to a document starts where the first ended. */
export interface PreviewedWrite {
  readonly write: Write;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  readonly result: WriteResult;
}

/** What a commit would do: the rules judge it, then the same object is applied. */
export interface CommitPreview {
  readonly database: DatabaseName;
  readonly commitTime: Timestamp;
  /** What `request.time` is to the rules, and what every server timestamp of the commit becomes. */
  readonly requestTime: Timestamp;
  readonly writes: readonly PreviewedWrite[];
  /**
   * The first failed precondition or broken limit, kept here rather than thrown: a caller whom the rules deny must not
   * learn it. The states above are those the writes would lead to without it.
   */
  readonly failure: FirestoreError | null;
  /** The state after the whole commit. */
  readAfter(name: DocumentName): StoredDocument | null;
}
