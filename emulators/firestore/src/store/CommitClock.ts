import type { Timestamp } from "../model/Value.ts";

/** Creates strictly increasing commit times from a clock that may stand still, have low resolution or go back. */
export class CommitClock {
  readonly #now: () => Timestamp;
  #last: Timestamp;

  constructor(now: () => Timestamp, last: Timestamp) {
    this.#now = now;
    this.#last = last;
  }

  /** The time that a commit would get now. */
  next(): Timestamp {
    const now = this.#now();
    return now > this.#last ? now : this.#last + 1n;
  }

  /** The current time. Every later commit gets a later time. */
  present(): Timestamp {
    const now = this.#now();
    if (now > this.#last) this.#last = now;
    return this.#last;
  }

  /** Whether no commit or read has used this time or a later one. */
  isFree(time: Timestamp): boolean {
    return time > this.#last;
  }

  advance(time: Timestamp): void {
    if (time > this.#last) this.#last = time;
  }
}
