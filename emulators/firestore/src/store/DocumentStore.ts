import type { DatabaseName, DocumentName, StoredDocument } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import { databaseOf } from "../model/resourceName.ts";
import type { Timestamp } from "../model/Value.ts";
import type { CommitResult, Write } from "../model/Write.ts";
import { CommitClock } from "./CommitClock.ts";
import { CommitHistory } from "./CommitHistory.ts";
import type { CommitLog } from "./CommitLog.ts";
import type { CommitPreview } from "./CommitPreview.ts";
import type { Change, Committed } from "./Committed.ts";
import { checkWrites } from "./checkWrites.ts";
import { DocumentTree } from "./DocumentTree.ts";
import { previewCommit } from "./previewCommit.ts";

/** All documents of all databases. Every method is synchronous, so that each is atomic by itself. */
export class DocumentStore implements DocumentReader {
  readonly #log: CommitLog | null;
  readonly #clock: CommitClock;
  readonly #history: CommitHistory;
  readonly #tree = new DocumentTree();
  readonly #lastCommitTimes = new Map<DatabaseName, Timestamp>();
  readonly #listeners = new Set<(committed: Committed) => void>();
  readonly #untold: Committed[] = [];
  #telling = false;

  constructor({ now, log }: { now: () => Timestamp; log: CommitLog | null }) {
    this.#log = log;
    let last = 0n;
    for (const { database, lastCommitTime, documents } of log?.takeRecovered() ?? []) {
      this.#lastCommitTimes.set(database, lastCommitTime);
      if (lastCommitTime > last) last = lastCommitTime;
      for (const document of documents) this.#tree.set(document.name, document);
    }
    this.#clock = new CommitClock(now, last);
    // Not the last commit: what a client saw before the start may have been another file, or none.
    this.#history = new CommitHistory(this.#clock.next() - 1n);
  }

  get(name: DocumentName): StoredDocument | null {
    return this.#tree.get(name);
  }

  inCollection(collection: string): Iterable<StoredDocument> {
    return this.#tree.inCollection(collection);
  }

  inCollectionGroup(parent: string, collectionId: string): Iterable<StoredDocument> {
    return this.#tree.inCollectionGroup(parent, collectionId);
  }

  below(parent: string): Iterable<StoredDocument> {
    return this.#tree.below(parent);
  }

  collectionIds(parent: string): readonly string[] {
    return this.#tree.collectionIds(parent);
  }

  /** Every database that holds a document. */
  databases(): readonly DatabaseName[] {
    return this.#tree.databases();
  }

  /**
   * The state at a time of the last hour; to be read before the next commit. Throws INVALID_ARGUMENT for a time in the
   * future, FAILED_PRECONDITION for one that is no longer known.
   */
  at(readTime: Timestamp): DocumentReader {
    // Moves the clock on, so that no later commit gets a time this answer has already spoken for.
    const now = this.#clock.present();
    if (readTime > now) {
      throw new FirestoreError("INVALID_ARGUMENT", "The requested read time is in the future.");
    }
    const reader = this.#history.readerAt(readTime, now, this.#tree);
    if (!reader) throw new FirestoreError("FAILED_PRECONDITION", "The requested snapshot version is too old.");
    return reader;
  }

  /** The commits after a time, oldest first; null when the time lies ahead or too far back to know them all. */
  commitsSince(time: Timestamp): readonly Committed[] | null {
    return time > this.#clock.present() ? null : this.#history.commitsSince(time);
  }

  /** A time at which the present state is complete: every later commit gets a later one. */
  readTime(): Timestamp {
    return this.#clock.present();
  }

  /** The time of the newest commit to a database, 0 when there was none. */
  lastCommitTime(database: DatabaseName): Timestamp {
    return this.#lastCommitTimes.get(database) ?? 0n;
  }

  /** What the writes would do now. Throws INVALID_ARGUMENT for malformed writes, see `checkWrites`. */
  previewCommit(database: DatabaseName, writes: readonly Write[]): CommitPreview {
    checkWrites(database, writes);
    return previewCommit(this.#tree, database, writes, this.#clock.next());
  }

  /** Does what was previewed, all or nothing, and throws the preview's failure. No commit may lie between the two. */
  applyCommit(preview: CommitPreview): CommitResult {
    if (preview.failure) throw preview.failure;
    const { database, commitTime, writes } = preview;
    this.#commit({ database, commitTime, changes: changesOf(preview) });
    return { commitTime, writeResults: writes.map(({ result }) => result) };
  }

  /**
   * Calls the listener after each commit, in commit order, also with no changes (so that a Listen stream can move its
   * read time on for a write that changed nothing). Returns the end of the subscription.
   */
  subscribe(listener: (committed: Committed) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Deletes everything in a database, as one commit. */
  clear(database: DatabaseName): void {
    this.#delete(database, [...this.below(`${database}/documents`)]);
  }

  /** Deletes a document and everything below it, or a whole collection, as one commit. */
  deleteRecursively(name: string): void {
    const document = this.get(name);
    this.#delete(databaseOf(name), [...(document ? [document] : []), ...this.below(name)]);
  }

  /** Clears every database of every project. */
  reset(): void {
    for (const database of this.databases()) this.clear(database);
  }

  #delete(database: DatabaseName, documents: readonly StoredDocument[]): void {
    if (documents.length === 0) return;
    const changes = documents.map((before): Change => ({ name: before.name, before, after: null }));
    this.#commit({ database, commitTime: this.#clock.next(), changes });
  }

  #commit(committed: Committed): void {
    const { database, commitTime, changes } = committed;
    if (!this.#clock.isFree(commitTime)) throw new Error("Another commit came between a preview and its commit.");
    // First the disk: what fails there must not be seen by anyone.
    if (changes.length > 0) this.#log?.append(committed);
    this.#clock.advance(commitTime);
    this.#lastCommitTimes.set(database, commitTime);
    for (const { name, after } of changes) this.#tree.set(name, after);
    this.#history.add(committed);
    this.#tell(committed);
  }

  /** A listener that commits must not let others hear the second commit before the first. */
  #tell(committed: Committed): void {
    this.#untold.push(committed);
    if (this.#telling) return;
    this.#telling = true;
    for (let next = this.#untold.shift(); next; next = this.#untold.shift()) {
      for (const listener of [...this.#listeners]) tellOne(listener, next);
    }
    this.#telling = false;
  }
}

/** The commit is done: a listener's fault must neither fail it nor keep others from hearing of it. */
function tellOne(listener: (committed: Committed) => void, committed: Committed): void {
  try {
    listener(committed);
  } catch (fault) {
    queueMicrotask(() => {
      throw fault;
    });
  }
}

function changesOf(preview: CommitPreview): readonly Change[] {
  const changes = new Map<DocumentName, Change>();
  for (const { write, before, after } of preview.writes) {
    const first = changes.get(write.name);
    changes.set(write.name, { name: write.name, before: first ? first.before : before, after });
  }
  return [...changes.values()].filter(({ before, after }) => before !== after);
}
