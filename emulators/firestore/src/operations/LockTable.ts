import { FirestoreError } from "../model/FirestoreError.ts";
import { conflicts, type LockRequest } from "./LockRequest.ts";

const maxWaitMs = 2000;

interface Waiter {
  readonly request: LockRequest;
  /** The earlier requests that go first. Some of them may have left. */
  readonly ahead: readonly Waiter[];
  readonly proceed: () => void;
  readonly giveUp: (reason: FirestoreError) => void;
}

/** What a request waits for. */
interface Obstacles {
  readonly holders: ReadonlySet<string>;
  readonly ahead: readonly Waiter[];
}

/**
 * The locks of read-write transactions. Transactions share read locks until they end. There are no write locks, because
 * a commit is one synchronous step: it only waits until no other transaction has read what it changes. Requests are
 * served in the order in which they came: a transaction that reads what an earlier writer waits for gets in line, or
 * overlapping readers could keep the writer waiting until it is aborted.
 */
export class LockTable {
  readonly #holders = new Map<string, Set<string>>();
  readonly #keys = new Map<string, Set<string>>();
  /** In the order in which they came. */
  readonly #waiters = new Set<Waiter>();
  #wakesSoon = false;

  /** Whether nothing is locked and nothing waits, so that every request is free. */
  get isIdle(): boolean {
    return this.#keys.size === 0 && this.#waiters.size === 0;
  }

  /** Whether the request can be served without waiting. */
  isFree(request: LockRequest): boolean {
    if (this.isIdle) return true;
    const { holders, ahead } = this.#obstacles(request);
    return holders.size === 0 && ahead.length === 0;
  }

  /**
   * Takes the locks that the request reads under and calls `act` synchronously, once it can be served. Rejects with
   * ABORTED after two seconds. On a deadlock, the transactions that hold its keys and wait for this one are aborted at
   * once: in Google's emulator and service, too, the one that waits first loses.
   */
  whenFree<Result>(request: LockRequest, act: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      const proceed = () => {
        this.#share(request);
        try {
          resolve(act());
        } catch (error) {
          reject(error);
        }
      };
      if (this.isFree(request)) {
        proceed();
        return;
      }
      const { holders, ahead } = this.#obstacles(request);
      this.#wait(request, ahead, proceed, reject);
      for (const blocker of this.#waitersOf(holders)) {
        if (this.#waitsFor(blocker, request.holder)) blocker.giveUp(aborted("Too much contention on these documents."));
      }
    });
  }

  /**
   * Releases all locks of a transaction. Its own waiting requests end with ABORTED. Others are served a moment later,
   * so that the request that ended the transaction is answered before them.
   */
  release(holder: string): void {
    for (const key of this.#keys.get(holder) ?? []) {
      const holders = this.#holders.get(key);
      holders?.delete(holder);
      if (holders?.size === 0) this.#holders.delete(key);
    }
    this.#keys.delete(holder);
    for (const { request, giveUp } of [...this.#waiters]) {
      if (request.holder === holder) giveUp(aborted("The transaction was ended while it waited for locks."));
    }
    this.#wakeSoon();
  }

  /** Serves every waiting request that nothing blocks any more. */
  wake(): void {
    for (const waiter of [...this.#waiters]) {
      // Check each one again: serving the previous one may have changed the locks.
      if (this.#waiters.has(waiter) && this.#isUnblocked(waiter)) waiter.proceed();
    }
  }

  #wakeSoon(): void {
    if (this.#wakesSoon || this.#waiters.size === 0) return;
    this.#wakesSoon = true;
    setImmediate(() => {
      this.#wakesSoon = false;
      this.wake();
    });
  }

  #share({ holder, reads }: LockRequest): void {
    if (holder === null) return;
    for (const key of reads) {
      add(this.#holders, key, holder);
      add(this.#keys, holder, key);
    }
  }

  #wait(
    request: LockRequest,
    ahead: readonly Waiter[],
    proceed: () => void,
    reject: (reason: FirestoreError) => void,
  ): void {
    const leave = () => {
      clearTimeout(timer);
      this.#waiters.delete(waiter);
    };
    const waiter: Waiter = {
      request,
      ahead,
      proceed: () => {
        leave();
        proceed();
      },
      giveUp: (reason) => {
        leave();
        reject(reason);
        this.#wakeSoon();
      },
    };
    const timer = setTimeout(() => waiter.giveUp(aborted("Transaction lock timeout.")), maxWaitMs);
    this.#waiters.add(waiter);
  }

  #isUnblocked({ request, ahead }: Waiter): boolean {
    return this.#holdersAgainst(request).size === 0 && !ahead.some((earlier) => this.#waiters.has(earlier));
  }

  #obstacles(request: LockRequest): Obstacles {
    const ahead = [...this.#waiters].filter(
      (earlier) => conflicts(this.#withoutShared(request), earlier.request) && !this.#waitsFor(earlier, request.holder),
    );
    return { holders: this.#holdersAgainst(request), ahead };
  }

  /** What a transaction has already read, it may read again at any time. */
  #withoutShared(request: LockRequest): LockRequest {
    const shared = request.holder === null ? undefined : this.#keys.get(request.holder);
    return shared ? { ...request, reads: request.reads.filter((key) => !shared.has(key)) } : request;
  }

  /** The other transactions that have read what the request writes. */
  #holdersAgainst({ covered, holder }: LockRequest): Set<string> {
    const holders = new Set<string>();
    for (const key of covered) for (const one of this.#holders.get(key) ?? []) if (one !== holder) holders.add(one);
    return holders;
  }

  /** Whether a waiting request belongs to this transaction or waits for it, directly or through others. */
  #waitsFor(waiter: Waiter, holder: string | null): boolean {
    return this.#reaches({ holders: new Set(), ahead: [waiter] }, holder);
  }

  #reaches({ holders, ahead }: Obstacles, holder: string | null): boolean {
    if (holder === null) return false;
    const reached = new Set([...ahead, ...this.#waitersOf(holders)]);
    // Iterating over a Set also visits the elements added during the loop.
    for (const { request, ahead: earlier } of reached) {
      const blocking = this.#holdersAgainst(request);
      if (request.holder === holder || blocking.has(holder)) return true;
      for (const next of this.#waitersOf(blocking)) reached.add(next);
      for (const next of earlier) if (this.#waiters.has(next)) reached.add(next);
    }
    return false;
  }

  #waitersOf(transactions: ReadonlySet<string>): readonly Waiter[] {
    return [...this.#waiters].filter(({ request: { holder } }) => holder !== null && transactions.has(holder));
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
