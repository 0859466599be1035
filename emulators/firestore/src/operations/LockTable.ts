import { FirestoreError } from "../model/FirestoreError.ts";

const maxWaitMs = 2000;

interface Waiter {
  readonly keys: readonly string[];
  readonly holder: string | null;
  readonly proceed: () => void;
  readonly giveUp: (reason: FirestoreError) => void;
}

/**
 * The locks of read-write transactions. Transactions share read locks until they end. There are no write locks, because
 * a commit is one synchronous step: it only waits until no other transaction has read what it changes.
 */
export class LockTable {
  readonly #holders = new Map<string, Set<string>>();
  readonly #keys = new Map<string, Set<string>>();
  readonly #waiters = new Set<Waiter>();

  share(key: string, holder: string): void {
    add(this.#holders, key, holder);
    add(this.#keys, holder, key);
  }

  /**
   * Whether no transaction other than `holder` has read any of these keys. `holder` is null for a write outside
   * transactions.
   */
  isFree(keys: readonly string[], holder: string | null): boolean {
    return this.#blockers(keys, holder).size === 0;
  }

  /**
   * Calls `act` synchronously once the keys are free. Rejects with ABORTED after two seconds, or at once on a deadlock:
   * when the transactions that hold the keys wait for this one.
   */
  whenFree<Result>(keys: readonly string[], holder: string | null, act: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      const proceed = () => {
        try {
          resolve(act());
        } catch (error) {
          reject(error);
        }
      };
      if (this.isFree(keys, holder)) proceed();
      else if (this.#wouldDeadlock(keys, holder)) reject(aborted("Too much contention on these documents."));
      else this.#wait(keys, holder, proceed, reject);
    });
  }

  /** Releases all locks of a transaction. If the transaction waits for locks, its wait ends with ABORTED. */
  release(holder: string): void {
    for (const key of this.#keys.get(holder) ?? []) {
      const holders = this.#holders.get(key);
      holders?.delete(holder);
      if (holders?.size === 0) this.#holders.delete(key);
    }
    this.#keys.delete(holder);
    for (const waiter of [...this.#waiters]) {
      if (waiter.holder === holder) waiter.giveUp(aborted("The transaction was ended while it waited for locks."));
    }
    for (const waiter of [...this.#waiters]) {
      // Check again for each waiter: the previous one may have committed a transaction and released its locks.
      if (this.#waiters.has(waiter) && this.isFree(waiter.keys, waiter.holder)) waiter.proceed();
    }
  }

  #wait(
    keys: readonly string[],
    holder: string | null,
    proceed: () => void,
    reject: (reason: FirestoreError) => void,
  ): void {
    const leave = () => {
      clearTimeout(timer);
      this.#waiters.delete(waiter);
    };
    const waiter: Waiter = {
      keys,
      holder,
      proceed: () => {
        leave();
        proceed();
      },
      giveUp: (reason) => {
        leave();
        reject(reason);
      },
    };
    const timer = setTimeout(() => waiter.giveUp(aborted("Transaction lock timeout.")), maxWaitMs);
    this.#waiters.add(waiter);
  }

  #blockers(keys: readonly string[], holder: string | null): Set<string> {
    const blockers = new Set<string>();
    for (const key of keys) for (const other of this.#holders.get(key) ?? []) if (other !== holder) blockers.add(other);
    return blockers;
  }

  /** Whether a transaction that holds these keys waits, directly or through others, for this holder. */
  #wouldDeadlock(keys: readonly string[], holder: string | null): boolean {
    if (holder === null) return false;
    const reached = this.#blockers(keys, holder);
    // Iterating over a Set also visits the elements added during the loop.
    for (const blocker of reached) {
      for (const waiter of this.#waiters) {
        if (waiter.holder !== blocker) continue;
        for (const next of this.#blockers(waiter.keys, blocker)) {
          if (next === holder) return true;
          reached.add(next);
        }
      }
    }
    return false;
  }
}

function add(map: Map<string, Set<string>>, key: string, element: string): void {
  const set = map.get(key);
  if (set) set.add(element);
  else map.set(key, new Set([element]));
}

function aborted(message: string): FirestoreError {
  return new FirestoreError("ABORTED", message);
}
