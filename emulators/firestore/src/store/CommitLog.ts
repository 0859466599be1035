import {
  appendFileSync,
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  renameSync,
  truncateSync,
} from "node:fs";
import type { DatabaseName, StoredDocument } from "../model/Document.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import type { Timestamp } from "../model/Value.ts";
import type { Committed } from "./Committed.ts";
import { type CommitRecord, encodeRecord } from "./commitRecord.ts";
import { LockFile } from "./LockFile.ts";
import { formatLine, formatMark, type Recovery, recover } from "./recoverLog.ts";

/** What was in the log when it was opened. */
export interface RecoveredDatabase {
  readonly database: DatabaseName;
  readonly lastCommitTime: Timestamp;
  readonly documents: Iterable<StoredDocument>;
}

/** Compacting pays when most of the file is history; a small file is never worth it. */
const compactAbove = 1000;
const documentsPerRecord = 500;

/**
 * The local data on disk: an append-only file, one line with a checksum per commit, that one process at a time may
 * hold. A line is handed to the operating system before its commit is acknowledged, so the death of this process loses
 * nothing; it is not forced onto the platter, so the death of the machine may lose the last seconds.
 */
export class CommitLog {
  readonly #path: string;
  readonly #file: number;
  readonly #lock: LockFile;
  #length: number;
  #closed = false;
  #recovered: readonly RecoveredDatabase[];

  private constructor(path: string, lock: LockFile, recovered: readonly RecoveredDatabase[]) {
    this.#path = path;
    this.#lock = lock;
    this.#recovered = recovered;
    this.#file = openSync(path, "a");
    this.#length = fstatSync(this.#file).size;
  }

  /**
   * Reads the file, or begins it. A torn last line, which no client was told of, is cut off. Throws an `Error` with a
   * clear message when another live process holds the file or when it is damaged before its end.
   */
  static open(path: string): CommitLog {
    const lock = LockFile.acquire(path);
    try {
      const recovery = recover(path);
      const recovered = databasesOf(recovery);
      if (recovery.intactLength === 0 || isMostlyHistory(recovery)) rewrite(path, recovered);
      else truncateSync(path, recovery.intactLength);
      return new CommitLog(path, lock, recovered);
    } catch (fault) {
      lock.release();
      throw fault;
    }
  }

  /** Hands what was read to the store, once; the log keeps no documents. */
  takeRecovered(): readonly RecoveredDatabase[] {
    const recovered = this.#recovered;
    this.#recovered = [];
    return recovered;
  }

  append({ database, commitTime, changes }: Committed): void {
    if (this.#closed) throw new Error("The commit log is closed.");
    const states = changes.map(({ name, after }) => ({ name, document: after }));
    const line = Buffer.from(formatLine(encodeRecord({ database, commitTime, states })));
    try {
      appendFileSync(this.#file, line);
    } catch (fault) {
      // A full disk: the part that was written must not stand between this commit and the next.
      ftruncateSync(this.#file, this.#length);
      throw isFullDisk(fault) ? noRoom(this.#path) : fault;
    }
    this.#length += line.length;
  }

  /** Gives the file free. Once more does nothing: the descriptor may be another file's by then. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    closeSync(this.#file);
    this.#lock.release();
  }
}

/** No space left, a quota used up, or a file as long as it may be. */
const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

function isFullDisk(fault: unknown): boolean {
  return fault instanceof Error && "code" in fault && FULL.has(String(fault.code));
}

/** A code that SDKs try again on: what a student has written waits on the device until there is room. */
function noRoom(path: string): FirestoreError {
  return new FirestoreError(
    "RESOURCE_EXHAUSTED",
    `There is no room left for ${path}: nothing of this commit was stored. Free some space, then try again.`,
  );
}

function isMostlyHistory({ databases, loggedStates }: Recovery): boolean {
  let live = 0;
  for (const { documents } of databases.values()) live += documents.size;
  return loggedStates > 2 * live + compactAbove;
}

function databasesOf({ databases }: Recovery): readonly RecoveredDatabase[] {
  return Array.from(databases, ([database, { lastCommitTime, documents }]) => ({
    database,
    lastCommitTime,
    documents: { [Symbol.iterator]: () => documents.values() },
  }));
}

/** A new file beside the old one takes its place in one step: whenever the process dies, one of them is whole. */
function rewrite(path: string, databases: readonly RecoveredDatabase[]): void {
  const draft = `${path}.compacting`;
  const file = openSync(draft, "w");
  try {
    appendFileSync(file, formatMark);
    for (const recovered of databases) {
      for (const record of recordsOf(recovered)) appendFileSync(file, formatLine(encodeRecord(record)));
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}

/** At least one, so that the last commit time survives the last document. */
function* recordsOf({ database, lastCommitTime, documents }: RecoveredDatabase): Iterable<CommitRecord> {
  const states = Array.from(documents, (document) => ({ name: document.name, document }));
  for (let first = 0; first === 0 || first < states.length; first += documentsPerRecord) {
    yield { database, commitTime: lastCommitTime, states: states.slice(first, first + documentsPerRecord) };
  }
}
