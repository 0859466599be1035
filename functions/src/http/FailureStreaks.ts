/** The most senders remembered; a flood from invented senders must not fill the memory. */
const MOST = 10_000;
/** A school has typos, but not so many in a row without one login that works. */
const LONG = 10;
/** Tries this instance works on at once, tries that may wait, and milliseconds that a failure keeps its turn. */
const USUAL = { atOnce: 40, waiting: Number.POSITIVE_INFINITY, pause: 0 } as const;
const GUESSING = { atOnce: 1, waiting: 20, pause: 250 } as const;

/**
 * How much of this instance a sender gets. Tries that fail one after the other are what guessing looks like: such a
 * sender gets four tries a second, so the calls of all others hardly wait for it.
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
