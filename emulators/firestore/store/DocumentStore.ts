import type { DatabaseName, DocumentName, StoredDocument } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import type { Timestamp } from "../model/Value.ts";
import type { CommitResult, Write } from "../model/Write.ts";
import type { CommitLog } from "./CommitLog.ts";
import type { CommitPreview } from "./CommitPreview.ts";
import type { Committed } from "./Committed.ts";

/** All documents of all databases. Every method is synchronous, so that each is atomic by itself. */
export class DocumentStore implements DocumentReader {
  constructor(_options: { now: () => Timestamp; log: CommitLog | null }) {}

  get(_name: DocumentName): StoredDocument | null {
    throw new FirestoreError("UNIMPLEMENTED", "DocumentStore.get");
  }

  inCollection(_collection: string): Iterable<StoredDocument> {
    throw new FirestoreError("UNIMPLEMENTED", "DocumentStore.inCollection");
  }

  inCollectionGroup(_parent: string, _collectionId: string): Iterable<StoredDocument> {
    throw new FirestoreError("UNIMPLEMENTED", "DocumentStore.inCollectionGroup");
  }

  below(_parent: string): Iterable<StoredDocument> {
    throw new FirestoreError("UNIMPLEMENTED", "DocumentStore.below");
  }

  /** Ids of the collections directly below a document or `…/documents`, sorted. */
  collectionIds(_parent: string): readonly string[] {
    throw new FirestoreError("UNIMPLEMENTED", "DocumentStore.collectionIds");
  }

  /** The state at a time of the last minutes. INVALID_ARGUMENT in the future, FAILED_PRECONDITION when forgotten. */
  at(_readTime: Timestamp): DocumentReader {
    throw new FirestoreError("UNIMPLEMENTED", "DocumentStore.at");
  }

  /** A time at which the present state is complete: every later commit gets a later one. */
  readTime(): Timestamp {
    throw new FirestoreError("UNIMPLEMENTED", "DocumentStore.readTime");
  }

  /** The time of the newest commit to a database, 0 when there was none. */
  lastCommitTime(_database: DatabaseName): Timestamp {
    throw new FirestoreError("UNIMPLEMENTED", "DocumentStore.lastCommitTime");
  }

  /** What the writes would do now. Throws INVALID_ARGUMENT for malformed writes, see `checkWrites`. */
  previewCommit(_database: DatabaseName, _writes: readonly Write[]): CommitPreview {
    throw new FirestoreError("UNIMPLEMENTED", "DocumentStore.previewCommit");
  }

  /** Does what was previewed, all or nothing, and throws the preview's failure. No commit may lie between the two. */
  applyCommit(_preview: CommitPreview): CommitResult {
    throw new FirestoreError("UNIMPLEMENTED", "DocumentStore.applyCommit");
  }

  /**
   * Calls the listener after each commit, in commit order, also with no changes (so that a Listen stream can move its
   * read time on for a write that changed nothing). Returns the end of the subscription.
   */
  subscribe(_listener: (committed: Committed) => void): () => void {
    throw new FirestoreError("UNIMPLEMENTED", "DocumentStore.subscribe");
  }

  /** Deletes everything in a database, as one commit. */
  clear(_database: DatabaseName): void {
    throw new FirestoreError("UNIMPLEMENTED", "DocumentStore.clear");
  }

  /** Deletes a document and everything below it, or a whole collection, as one commit. */
  deleteRecursively(_name: string): void {
    throw new FirestoreError("UNIMPLEMENTED", "DocumentStore.deleteRecursively");
  }

  /** Clears every database of every project. */
  reset(): void {
    throw new FirestoreError("UNIMPLEMENTED", "DocumentStore.reset");
  }
}
