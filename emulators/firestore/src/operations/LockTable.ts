import { FirestoreError } from "../model/FirestoreError.ts";

const longestWait = 2000;

interface Waiter {
  readonly keys: readonly string[];
  readonly holder: string | null;
  readonly proceed: () => void;
  readonly giveUp: (reason: FirestoreError) => void;
}

/**
 * The locks of read-write transactions. Reads share them until their transaction ends. Nobody holds a lock for writing,
 * because a commit is done in one step: it only waits until no other transaction has read what it changes.
 */
export class LockTable {
  readonly #holders = new Map<string, Set<string>>();
  readonly #keys = new Map<string, Set<string>>();
  readonly #waiters = new Set<Waiter>();

  share(key: string, holder: string): void {
    add(this.#holders, key, holder);
    add(this.#keys, holder, key);
  }

  /** Whether nobody but this holder (null: a write outside transactions) has read any of this. */
  isFree(keys: readonly string[], holder: string | null): boolean {
    return this.#blockers(keys, holder).size === 0;
  }

  /**
   * Calls `act` in the very moment that the keys are free, so that nothing comes between. Rejects with ABORTED after two
   * seconds, and at once when the transactions in the way wait for this one.
   */
  whenFree<Result>(keys: readonly string[], holder: string | null, act: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      const proceed = () => {
        try {
          resolve(act());
        } catch (refusal) {
          reject(refusal);
        }
      };
      if (this.isFree(keys, holder)) proceed();
      else if (this.#closesCircle(keys, holder)) reject(aborted("Too much contention on these documents."));
      else this.#wait(keys, holder, proceed, reject);
    });
  }

  /** Ends all locks of a transaction, and its own waiting if it does. */
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
      // Asked anew for each: the one before may have been a transaction that has let go of its locks.
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
    const timer = setTimeout(() => waiter.giveUp(aborted("Transaction lock timeout.")), longestWait);
    this.#waiters.add(waiter);
  }

  #blockers(keys: readonly string[], holder: string | null): Set<string> {
    const blockers = new Set<string>();
    for (const key of keys) for (const other of this.#holders.get(key) ?? []) if (other !== holder) blockers.add(other);
    return blockers;
  }

  /** Whether someone in the way waits, through however many others, for this holder. */
  #closesCircle(keys: readonly string[], holder: string | null): boolean {
    if (holder === null) return false;
    const reached = this.#blockers(keys, holder);
    // A set that grows while it is walked is walked to its new end.
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
