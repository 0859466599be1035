import type { DatabaseName } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import type { DocumentStore } from "../store/DocumentStore.ts";
import type { Consistency, ReadHeader } from "./FirestoreService.ts";
import { readRequest } from "./LockRequest.ts";
import { encodeTransactionId, type Transaction, type TransactionTable } from "./TransactionTable.ts";

/** The state a request reads. */
export interface ReadScope {
  readonly reader: DocumentReader;
  readonly header: ReadHeader;
}

/** One read. Both functions run synchronously. */
export interface Read<Result> {
  /** A read-write transaction prevents others from writing under these keys until it ends. */
  readonly keys: readonly string[];
  /** Throws if the caller may not read this. Called before the keys are locked. */
  readonly authorize: (reader: DocumentReader) => void;
  readonly act: (scope: ReadScope) => Result;
}

/** Gives each read the state that its consistency selects. */
export class Reads {
  readonly #store: DocumentStore;
  readonly #transactions: TransactionTable;

  constructor(store: DocumentStore, transactions: TransactionTable) {
    this.#store = store;
    this.#transactions = transactions;
  }

  /**
   * Reads at once, except that a read-write transaction waits for the writers that came before it. If the read fails, a
   * transaction begun for it ends, because the client never gets its id.
   */
  async read<Result>(database: DatabaseName, consistency: Consistency, read: Read<Result>): Promise<Result> {
    switch (consistency.kind) {
      case "latest":
        return perform(read, this.#present(null));
      case "readTime":
        return perform(read, this.#past(consistency.readTime, null));
      case "transaction":
        return this.#within(this.#transactions.find(database, consistency.transaction), null, read);
      case "newTransaction": {
        const transaction = this.#transactions.begin(database, consistency.options);
        try {
          return await this.#within(transaction, encodeTransactionId(transaction.id), read);
        } catch (error) {
          this.#transactions.end(transaction.id);
          throw error;
        }
      }
    }
  }

  async #within<Result>(
    transaction: Transaction,
    newId: ReadHeader["transaction"],
    read: Read<Result>,
  ): Promise<Result> {
    if (transaction.mode === "readOnly") return perform(read, this.#past(transaction.readTime, newId));
    read.authorize(this.#store);
    const { locks } = this.#transactions;
    const request = readRequest(transaction.id, read.keys);
    if (locks.isFree(request)) return locks.whenFree(request, () => read.act(this.#present(newId)));
    try {
      // The wait may change what the rules allow.
      return await locks.whenFree(request, () => perform(read, this.#present(newId)));
    } catch (error) {
      if (error instanceof FirestoreError && error.code === "ABORTED") this.#transactions.end(transaction.id);
      throw error;
    }
  }

  #present(transaction: ReadHeader["transaction"]): ReadScope {
    return { reader: this.#store, header: { transaction, readTime: this.#store.readTime() } };
  }

  #past(readTime: bigint, transaction: ReadHeader["transaction"]): ReadScope {
    return { reader: this.#store.at(readTime), header: { transaction, readTime } };
  }
}

function perform<Result>({ authorize, act }: Read<Result>, scope: ReadScope): Result {
  authorize(scope.reader);
  return act(scope);
}
