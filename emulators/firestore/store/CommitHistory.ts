import type { DocumentName, StoredDocument } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import type { Timestamp } from "../model/Value.ts";
import type { Committed } from "./Committed.ts";
import { PastReader } from "./PastReader.ts";

/** Longer than a transaction may live (270 s), so that a read-only one always finds its snapshot. */
const longestAge = 300_000_000n;
const mostChanges = 100_000;

/** The commits of the last minutes, from which an earlier state is found by taking changes back. */
export class CommitHistory {
  #commits: Committed[] = [];
  #forgotten = 0;
  #changes = 0;
  #oldestReadable: Timestamp;

  /** States before `begin` are unknown: commits before it were never seen. */
  constructor(begin: Timestamp) {
    this.#oldestReadable = begin;
  }

  add(committed: Committed): void {
    if (committed.changes.length > 0) {
      this.#commits.push(committed);
      this.#changes += committed.changes.length;
    }
    this.#forget(committed.commitTime - longestAge);
  }

  /** Null when the changes since then are no longer all known. */
  readerAt(time: Timestamp, present: DocumentReader): DocumentReader | null {
    if (time < this.#oldestReadable) return null;
    const states = new Map<DocumentName, StoredDocument | null>();
    for (let index = this.#commits.length - 1; index >= this.#forgotten; index--) {
      const committed = this.#commits[index];
      if (!committed || committed.commitTime <= time) break;
      // Going back in time, the earliest change of a document is the last to speak.
      for (const { name, before } of committed.changes) states.set(name, before);
    }
    return states.size === 0 ? present : new PastReader(present, states);
  }

  /** Oldest first; null when they are no longer all known. */
  commitsSince(time: Timestamp): readonly Committed[] | null {
    if (time < this.#oldestReadable) return null;
    return this.#commits.slice(this.#forgotten).filter(({ commitTime }) => commitTime > time);
  }

  #forget(before: Timestamp): void {
    for (;;) {
      const oldest = this.#commits[this.#forgotten];
      if (!oldest || (oldest.commitTime >= before && this.#changes <= mostChanges)) break;
      this.#oldestReadable = oldest.commitTime;
      this.#changes -= oldest.changes.length;
      this.#forgotten++;
    }
    // Cut now and then rather than each time, so that forgetting one commit does not move all the others.
    if (this.#forgotten > 1000 && this.#forgotten * 2 > this.#commits.length) {
      this.#commits = this.#commits.slice(this.#forgotten);
      this.#forgotten = 0;
    }
  }
}
