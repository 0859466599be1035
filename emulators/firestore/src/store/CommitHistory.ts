import type { DocumentName, StoredDocument } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import { documentSize } from "../model/documentSize.ts";
import type { Timestamp } from "../model/Value.ts";
import type { Committed } from "./Committed.ts";
import { PastReader } from "./PastReader.ts";

/** How far back Firestore lets one read: an hour. */
const longestAge = 3_600_000_000n;
const mostChanges = 100_000;
/** Of documents as they were before they were changed or deleted, by Firestore's measure: what history alone keeps. */
const mostBytes = 32 * 1024 * 1024;

interface Remembered extends Committed {
  readonly bytes: number;
}

/** The commits of the last hour, or as many as fit, from which an earlier state is found by taking changes back. */
export class CommitHistory {
  #commits: Remembered[] = [];
  #forgotten = 0;
  #changes = 0;
  #bytes = 0;
  #oldestReadable: Timestamp;

  /** States before `begin` are unknown: commits before it were never seen. */
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
    this.#forget(committed.commitTime - longestAge);
  }

  /** Null for a time more than an hour before `now`, and when the changes since then are no longer all known. */
  readerAt(time: Timestamp, now: Timestamp, present: DocumentReader): DocumentReader | null {
    const commits = time < now - longestAge ? null : this.commitsSince(time);
    if (commits === null) return null;
    const states = new Map<DocumentName, StoredDocument | null>();
    // What a document was before its first change since then is what it was then.
    for (const { changes } of commits) {
      for (const { name, before } of changes) if (!states.has(name)) states.set(name, before);
    }
    return states.size === 0 ? present : new PastReader(present, states);
  }

  /** Oldest first; null when they are no longer all known. */
  commitsSince(time: Timestamp): readonly Committed[] | null {
    return time < this.#oldestReadable ? null : this.#commits.slice(this.#firstAfter(time));
  }

  /** Where the commits after a time begin. They lie in the order of their times. */
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
    // Cut now and then rather than each time, so that forgetting one commit does not move all the others.
    if (this.#forgotten > 1000 && this.#forgotten * 2 > this.#commits.length) {
      this.#commits = this.#commits.slice(this.#forgotten);
      this.#forgotten = 0;
    }
  }

  #fits(): boolean {
    return this.#changes <= mostChanges && this.#bytes <= mostBytes;
  }
}

function replacedBytes({ changes }: Committed): number {
  return changes.reduce((bytes, { before }) => bytes + (before ? documentSize(before.name, before.fields) : 0), 0);
}
