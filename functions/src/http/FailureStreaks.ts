/** The most senders remembered, so a flood of invented senders cannot fill the memory. */
const MOST = 10_000;
/** Users behind one school's address mistype, but not this often in a row without one successful login. */
const LONG = 10;
/** How many tries of a sender run at once, how many may wait, and how long a failed try keeps its turn (ms). */
const USUAL = { atOnce: 40, waiting: Number.POSITIVE_INFINITY, pause: 0 } as const;
const GUESSING = { atOnce: 1, waiting: 20, pause: 250 } as const;

/**
 * Limits how much of this instance a sender can use. A long row of failures looks like password guessing. Such a sender
 * gets four tries a second, so other callers hardly wait.
 */
export class FailureStreaks {
  private readonly lengths = new Map<string, number>();

  shareOf(sender: string): typeof USUAL | typeof GUESSING {
    return (this.lengths.get(sender) ?? 0) >= LONG ? GUESSING : USUAL;
  }

  failed(sender: string): void {
    if (this.lengths.size >= MOST) this.lengths.clear();
    this.lengths.set(sender, (this.lengths.get(sender) ?? 0) + 1);
  }

  succeeded(sender: string): void {
    this.lengths.delete(sender);
  }
}
