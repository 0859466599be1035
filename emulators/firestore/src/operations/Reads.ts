import type { DatabaseName } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import type { DocumentStore } from "../store/DocumentStore.ts";
import type { Consistency, ReadHeader } from "./FirestoreService.ts";
import { encodeTransactionId, type Transaction, type TransactionTable } from "./TransactionTable.ts";

/** The state a request reads. */
export interface ReadScope {
  readonly reader: DocumentReader;
  readonly header: ReadHeader;
  /**
   * Prevents others from writing under this key until the transaction ends. Does nothing outside a read-write
   * transaction.
   */
  readonly lock: (key: string) => void;
}

/** Gives each read the state that its consistency selects. */
export class Reads {
  readonly #store: DocumentStore;
  readonly #transactions: TransactionTable;

  constructor(store: DocumentStore, transactions: TransactionTable) {
    this.#store = store;
    this.#transactions = transactions;
  }

  /** Runs `act` synchronously. If it throws, a transaction begun for it ends, because the client never gets its id. */
  read<Result>(database: DatabaseName, consistency: Consistency, act: (scope: ReadScope) => Result): Result {
    switch (consistency.kind) {
      case "latest":
        return act(this.#present(null));
      case "readTime":
        return act(this.#past(consistency.readTime, null));
      case "transaction":
        return act(this.#within(this.#transactions.find(database, consistency.transaction), false));
      case "newTransaction": {
        const transaction = this.#transactions.begin(database, consistency.options);
        try {
          return act(this.#within(transaction, true));
        } catch (error) {
          this.#transactions.end(transaction.id);
          throw error;
        }
      }
    }
  }

  #within(transaction: Transaction, isNew: boolean): ReadScope {
    const id = isNew ? encodeTransactionId(transaction.id) : null;
    if (transaction.mode === "readOnly") return this.#past(transaction.readTime, id);
    const { locks } = this.#transactions;
    return { ...this.#present(id), lock: (key) => locks.share(key, transaction.id) };
  }

  #present(transaction: ReadHeader["transaction"]): ReadScope {
    return { reader: this.#store, header: { transaction, readTime: this.#store.readTime() }, lock: () => {} };
  }

  #past(readTime: bigint, transaction: ReadHeader["transaction"]): ReadScope {
    return { reader: this.#store.at(readTime), header: { transaction, readTime }, lock: () => {} };
  }
}
