import type { DatabaseName } from "../model/Document.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import type { Timestamp } from "../model/Value.ts";
import type { DocumentStore } from "../store/DocumentStore.ts";
import type { TransactionId, TransactionOptions } from "./FirestoreService.ts";
import { LockTable } from "./LockTable.ts";

const maxIdleMs = 60_000;
const maxAgeMs = 270_000;

export type Transaction = { readonly id: string; readonly database: DatabaseName } & (
  | { readonly mode: "readWrite" }
  | { readonly mode: "readOnly"; readonly readTime: Timestamp }
);

interface Entry {
  readonly transaction: Transaction;
  readonly begunAt: Timestamp;
  idleTimer: NodeJS.Timeout;
}

/** The active transactions. A transaction that is idle for a minute ends. */
export class TransactionTable {
  readonly locks = new LockTable();
  readonly #store: DocumentStore;
  readonly #now: () => Timestamp;
  readonly #newId: () => string;
  readonly #entries = new Map<string, Entry>();

  constructor({ store, now, newId }: { store: DocumentStore; now: () => Timestamp; newId: () => string }) {
    this.#store = store;
    this.#now = now;
    this.#newId = newId;
  }

  /**
   * The transaction that `retryTransaction` names has ended, so it needs nothing. Throws INVALID_ARGUMENT if these are not
   * the bytes of a transaction.
   */
  begin(database: DatabaseName, options: TransactionOptions): Transaction {
    if (options.mode === "readWrite" && options.retryTransaction) decodeTransactionId(options.retryTransaction);
    const id = this.#newId();
    const transaction: Transaction =
      options.mode === "readOnly"
        ? { id, database, mode: "readOnly", readTime: this.#snapshotTime(options.readTime) }
        : { id, database, mode: "readWrite" };
    this.#entries.set(id, { transaction, begunAt: this.#now(), idleTimer: this.#idleTimer(id) });
    return transaction;
  }

  /** Throws ABORTED for a transaction that has ended, INVALID_ARGUMENT for bytes that are not a transaction id. */
  find(database: DatabaseName, bytes: TransactionId): Transaction {
    const id = decodeTransactionId(bytes);
    const entry = this.#entries.get(id);
    if (entry && this.#now() - entry.begunAt > BigInt(maxAgeMs) * 1000n) this.end(id);
    if (!entry || !this.#entries.has(id)) {
      throw new FirestoreError("ABORTED", "The referenced transaction has expired or is no longer valid.");
    }
    if (entry.transaction.database !== database) throw new FirestoreError("INVALID_ARGUMENT", "Invalid transaction.");
    clearTimeout(entry.idleTimer);
    entry.idleTimer = this.#idleTimer(id);
    return entry.transaction;
  }

  /** Ends the transaction and releases its locks. Does nothing if it has already ended. */
  end(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    clearTimeout(entry.idleTimer);
    this.#entries.delete(id);
    this.locks.release(id);
  }

  /** Ends the transactions of a database, or of all of them, and serves the requests that waited for them. */
  endAll(database: DatabaseName | null): void {
    for (const [id, { transaction }] of [...this.#entries]) {
      if (database === null || transaction.database === database) this.end(id);
    }
    this.locks.wake();
  }

  #snapshotTime(readTime: Timestamp | null): Timestamp {
    if (readTime === null) return this.#store.readTime();
    this.#store.at(readTime);
    return readTime;
  }

  #idleTimer(id: string): NodeJS.Timeout {
    const timer = setTimeout(() => this.end(id), maxIdleMs);
    // An abandoned transaction must not keep the process alive.
    timer.unref();
    return timer;
  }
}

const idPrefix = "transaction/";

export function encodeTransactionId(id: string): TransactionId {
  return Buffer.from(idPrefix + id);
}

/** Throws INVALID_ARGUMENT for bytes that this emulator did not issue. */
export function decodeTransactionId(bytes: TransactionId): string {
  const text = Buffer.from(bytes).toString();
  if (!text.startsWith(idPrefix)) throw new FirestoreError("INVALID_ARGUMENT", "Invalid transaction.");
  return text.slice(idPrefix.length);
}
