import type { Timestamp } from "../model/Value.ts";

/** Strictly increasing commit times out of a clock that may stand still, be coarse or go back. */
export class CommitClock {
  readonly #now: () => Timestamp;
  #last: Timestamp;

  constructor(now: () => Timestamp, last: Timestamp) {
    this.#now = now;
    this.#last = last;
  }

  /** The time a commit made now would get. */
  next(): Timestamp {
    const now = this.#now();
    return now > this.#last ? now : this.#last + 1n;
  }

  /** A time that every later commit lies behind. */
  present(): Timestamp {
    const now = this.#now();
    if (now > this.#last) this.#last = now;
    return this.#last;
  }

  /** Whether nothing has been given this time or a later one. */
  isFree(time: Timestamp): boolean {
    return time > this.#last;
  }

  advance(time: Timestamp): void {
    if (time > this.#last) this.#last = time;
  }
}
