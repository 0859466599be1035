import type { DocumentName, StoredDocument } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import { documentSize } from "../model/documentSize.ts";
import type { Timestamp } from "../model/Value.ts";
import type { Committed } from "./Committed.ts";
import { PastReader } from "./PastReader.ts";

/** Firestore allows reads up to an hour back. */
const maxAge = 3_600_000_000n;
const maxChanges = 100_000;
/** The limit for replaced document versions, in Firestore's document size. Only the history keeps these in memory. */
const maxBytes = 32 * 1024 * 1024;

interface HistoryEntry extends Committed {
  readonly bytes: number;
}

/** The commits of the last hour, or as many as fit. An earlier state is the present with later changes undone. */
export class CommitHistory {
  #commits: HistoryEntry[] = [];
  #forgotten = 0;
  #changes = 0;
  #bytes = 0;
  #oldestReadable: Timestamp;

  /** States before `begin` are unknown, because the history has no commits before it. */
  constructor(begin: Timestamp) {
    this.#oldestReadable = begin;
  }

  add(committed: Committed): void {
    if (committed.changes.length > 0) {
      const bytes = replacedBytes(committed);
      this.#commits.push({ ...committed, bytes });
      this.#changes += committed.changes.length;
      this.#bytes += bytes;
    }
    this.#forget(committed.commitTime - maxAge);
  }

  /**
   * The state at a time. Null if the time is more than an hour before `now` or the history is no longer complete since
   * then.
   */
  readerAt(time: Timestamp, now: Timestamp, present: DocumentReader): DocumentReader | null {
    const commits = time < now - maxAge ? null : this.commitsSince(time);
    if (commits === null) return null;
    const states = new Map<DocumentName, StoredDocument | null>();
    // The version before a document's first later change is its version at `time`.
    for (const { changes } of commits) {
      for (const { name, before } of changes) if (!states.has(name)) states.set(name, before);
    }
    return states.size === 0 ? present : new PastReader(present, states);
  }

  /** The commits after a time, oldest first. Null if the history is no longer complete since then. */
  commitsSince(time: Timestamp): readonly Committed[] | null {
    return time < this.#oldestReadable ? null : this.#commits.slice(this.#firstAfter(time));
  }

  /** The index of the first commit after a time. Commits are sorted by time. */
  #firstAfter(time: Timestamp): number {
    let low = this.#forgotten;
    let high = this.#commits.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const commit = this.#commits[middle];
      if (commit && commit.commitTime <= time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #forget(before: Timestamp): void {
    for (;;) {
      const oldest = this.#commits[this.#forgotten];
      if (!oldest || (oldest.commitTime >= before && this.#fits())) break;
      this.#oldestReadable = oldest.commitTime;
      this.#changes -= oldest.changes.length;
      this.#bytes -= oldest.bytes;
      this.#forgotten++;
    }
    // Trim the array only occasionally, so that dropping one commit does not move all others.
    if (this.#forgotten > 1000 && this.#forgotten * 2 > this.#commits.length) {
      this.#commits = this.#commits.slice(this.#forgotten);
      this.#forgotten = 0;
    }
  }

  #fits(): boolean {
    return this.#changes <= maxChanges && this.#bytes <= maxBytes;
  }
}

function replacedBytes({ changes }: Committed): number {
  return changes.reduce((bytes, { before }) => bytes + (before ? documentSize(before.name, before.fields) : 0), 0);
}
