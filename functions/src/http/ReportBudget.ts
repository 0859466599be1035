const MINUTE = 60_000;
/** Reports of one sender, of all senders, and of one group that this instance writes out in a minute. */
const PER_SENDER = 10;
const PER_INSTANCE = 120;
const PER_GROUP = 5;
/** Beyond its five, one report of a group in so many is written. */
const SAMPLE = 20;

/** Holds what browsers report to what an operator can read. It forgets each minute and stores nothing. */
export class ReportBudget {
  private minute = 0;
  private readonly counts = new Map<string, number>();

  /** Whether the sender may report at all. */
  admits(sender: string, now: Date): boolean {
    this.turn(now);
    return this.count(`sender ${sender}`) <= PER_SENDER && this.count("all") <= PER_INSTANCE;
  }

  /** How many reports the written line stands for; 0 when this one is not written. */
  weightOf(group: string, now: Date): number {
    this.turn(now);
    const count = this.count(`group ${group}`);
    if (count <= PER_GROUP) return 1;
    return (count - PER_GROUP) % SAMPLE === 0 ? SAMPLE : 0;
  }

  private turn(now: Date): void {
    const minute = Math.floor(now.getTime() / MINUTE);
    if (minute === this.minute) return;
    this.minute = minute;
    this.counts.clear();
  }

  private count(key: string): number {
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count;
  }
}
