/** The most senders remembered; a flood from invented senders must not fill the memory. */
const MOST = 10_000;
/** A school has typos, but not so many in a row without one login that works. */
const LONG = 10;
const AT_ONCE = { usual: 40, afterLongStreak: 2 } as const;

/**
 * How many tries of a sender this instance works on at once. Tries that fail one after the other are what guessing
 * looks like, so such a sender gets little of the instance, and the calls of all others hardly wait for it.
 */
export class FailureStreaks {
  private readonly lengths = new Map<string, number>();

  atOnce(sender: string): number {
    return (this.lengths.get(sender) ?? 0) >= LONG ? AT_ONCE.afterLongStreak : AT_ONCE.usual;
  }

  failed(sender: string): void {
    if (this.lengths.size >= MOST) this.lengths.clear();
    this.lengths.set(sender, (this.lengths.get(sender) ?? 0) + 1);
  }

  succeeded(sender: string): void {
    this.lengths.delete(sender);
  }
}
