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

/** The content of the log when it was opened. */
export interface RecoveredDatabase {
  readonly database: DatabaseName;
  readonly lastCommitTime: Timestamp;
  readonly documents: Iterable<StoredDocument>;
}

/** Compacting is worth it if most of a file is history, and never for a small file. */
const compactAbove = 1000;
const documentsPerRecord = 500;

/**
 * The documents on disk: an append-only file with one checksummed line per commit. One process at a time can hold it. A
 * line is written to the operating system before its commit is acknowledged, so a crash of this process loses nothing.
 * There is no fsync per commit, so a crash of the machine may lose the last seconds.
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
   * Opens or creates the file. Cuts off a torn last line; its commit was never acknowledged. Throws an `Error` with a
   * clear message if another live process holds the file, or if the file is damaged before its end.
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

  /** Returns the recovered documents once. The log does not keep them. */
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
      // On a full disk, remove the partial line so that the next commit is not appended to it.
      ftruncateSync(this.#file, this.#length);
      throw isFullDisk(fault) ? noRoom(this.#path) : fault;
    }
    this.#length += line.length;
  }

  /**
   * Closes and unlocks the file. A second call does nothing, because the descriptor may already belong to another file.
   */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    closeSync(this.#file);
    this.#lock.release();
  }
}

/** No space left, quota exceeded, or maximum file size reached. */
const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

function isFullDisk(fault: unknown): boolean {
  return fault instanceof Error && "code" in fault && FULL.has(String(fault.code));
}

/** RESOURCE_EXHAUSTED, because SDKs retry it: a student's write stays on the device until there is space. */
function noRoom(path: string): FirestoreError {
  return new FirestoreError(
    "RESOURCE_EXHAUSTED",
    `There is no space left for ${path}: nothing of this commit was stored. Free some space, then try again.`,
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

/** Writes a new file and renames it over the old one. If the process dies at any point, one of the two is complete. */
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

/** Yields at least one record, to keep the last commit time of a database without documents. */
function* recordsOf({ database, lastCommitTime, documents }: RecoveredDatabase): Iterable<CommitRecord> {
  const states = Array.from(documents, (document) => ({ name: document.name, document }));
  for (let first = 0; first === 0 || first < states.length; first += documentsPerRecord) {
    yield { database, commitTime: lastCommitTime, states: states.slice(first, first + documentsPerRecord) };
  }
}
