import type { DatabaseName, DocumentName, StoredDocument } from "../model/Document.ts";
import type { FirestoreError } from "../model/FirestoreError.ts";
import type { Timestamp } from "../model/Value.ts";
import type { Write, WriteResult } from "../model/Write.ts";

/**
 * One write with the document before and after it. A second write to the same document starts from the result of the
 * first.
 */
export interface PreviewedWrite {
  readonly write: Write;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  readonly result: WriteResult;
}

/** The effect of a commit before it is applied. The rules evaluate it, then the same object is applied. */
export interface CommitPreview {
  readonly database: DatabaseName;
  readonly commitTime: Timestamp;
  /** The value of `request.time` in rules and of every server timestamp of the commit. */
  readonly requestTime: Timestamp;
  readonly writes: readonly PreviewedWrite[];
  /**
   * The first failed precondition or exceeded limit. It is not thrown here, because a caller that the rules deny must
   * not learn it. The states above are computed as if it had not failed.
   */
  readonly failure: FirestoreError | null;
  /** A document after all writes of the commit. */
  readAfter(name: DocumentName): StoredDocument | null;
}
