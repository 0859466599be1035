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

/** All documents of all databases. Every method is synchronous and therefore atomic. */
export class DocumentStore implements DocumentReader {
  readonly #log: CommitLog | null;
  readonly #clock: CommitClock;
  readonly #history: CommitHistory;
  readonly #tree = new DocumentTree();
  readonly #lastCommitTimes = new Map<DatabaseName, Timestamp>();
  readonly #listeners = new Set<(committed: Committed) => void>();
  readonly #pendingEvents: Committed[] = [];
  #notifying = false;

  constructor({ now, log }: { now: () => Timestamp; log: CommitLog | null }) {
    this.#log = log;
    let last = 0n;
    for (const { database, lastCommitTime, documents } of log?.takeRecovered() ?? []) {
      this.#lastCommitTimes.set(database, lastCommitTime);
      if (lastCommitTime > last) last = lastCommitTime;
      for (const document of documents) this.#tree.set(document.name, document);
    }
    this.#clock = new CommitClock(now, last);
    // Do not start at the last commit: what a client cached before this start may come from another file, or from
    // memory.
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
   * The state at a time in the last hour. Read it before the next commit. Throws INVALID_ARGUMENT for a time in the
   * future, FAILED_PRECONDITION for one that is too old.
   */
  at(readTime: Timestamp): DocumentReader {
    // Advances the clock, so that no later commit gets a time that this read already covers.
    const now = this.#clock.present();
    if (readTime > now) {
      throw new FirestoreError("INVALID_ARGUMENT", "The requested read time is in the future.");
    }
    const reader = this.#history.readerAt(readTime, now, this.#tree);
    if (!reader) throw new FirestoreError("FAILED_PRECONDITION", "The requested snapshot version is too old.");
    return reader;
  }

  /** The commits after a time, oldest first. Null if the time is in the future, or too old to know them all. */
  commitsSince(time: Timestamp): readonly Committed[] | null {
    return time > this.#clock.present() ? null : this.#history.commitsSince(time);
  }

  /** The read time of the present state: every later commit gets a later time. */
  readTime(): Timestamp {
    return this.#clock.present();
  }

  /** The time of the newest commit to a database, or 0 if there was none. */
  lastCommitTime(database: DatabaseName): Timestamp {
    return this.#lastCommitTimes.get(database) ?? 0n;
  }

  /** The effect of the writes now. Throws INVALID_ARGUMENT for malformed writes, see `checkWrites`. */
  previewCommit(database: DatabaseName, writes: readonly Write[]): CommitPreview {
    checkWrites(database, writes);
    return previewCommit(this.#tree, database, writes, this.#clock.next());
  }

  /** Applies a preview, all or nothing, or throws its failure. Throws if another commit came between. */
  applyCommit(preview: CommitPreview): CommitResult {
    if (preview.failure) throw preview.failure;
    const { database, commitTime, writes } = preview;
    this.#commit({ database, commitTime, changes: changesOf(preview) });
    return { commitTime, writeResults: writes.map(({ result }) => result) };
  }

  /**
   * Calls the listener after each commit, in commit order, even without changes: a Listen stream then advances its read
   * time. Returns a function that ends the subscription.
   */
  subscribe(listener: (committed: Committed) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Deletes everything in a database, as one commit. */
  clear(database: DatabaseName): void {
    this.#delete(database, [...this.below(`${database}/documents`)]);
  }

  /** Deletes a document and its descendants, or a collection with all of its descendants, as one commit. */
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
    // Write to disk first: a commit that fails there must not become visible.
    if (changes.length > 0) this.#log?.append(committed);
    this.#clock.advance(commitTime);
    this.#lastCommitTimes.set(database, commitTime);
    for (const { name, after } of changes) this.#tree.set(name, after);
    this.#history.add(committed);
    this.#notify(committed);
  }

  /** Queues events, because a listener may commit: all listeners must get the first event before the second. */
  #notify(committed: Committed): void {
    this.#pendingEvents.push(committed);
    if (this.#notifying) return;
    this.#notifying = true;
    for (let next = this.#pendingEvents.shift(); next; next = this.#pendingEvents.shift()) {
      for (const listener of [...this.#listeners]) notifyListener(listener, next);
    }
    this.#notifying = false;
  }
}

/** The commit is already applied: an error in a listener must not fail it or stop the other listeners. */
function notifyListener(listener: (committed: Committed) => void, committed: Committed): void {
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
