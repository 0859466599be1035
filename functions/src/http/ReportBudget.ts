const MINUTE = 60_000;
/** Limits per minute for this instance: reports per sender, of all senders, and written per group. */
const PER_SENDER = 10;
const PER_INSTANCE = 120;
const PER_GROUP = 5;
/** After a group's first reports, writes one in this many. */
const SAMPLE = 20;

/** Limits browser reports to an amount an operator can read. Resets every minute and stores nothing. */
export class ReportBudget {
  private minute = 0;
  private readonly counts = new Map<string, number>();

  /** Whether the sender may report now. */
  admits(sender: string, now: Date): boolean {
    this.turn(now);
    return this.count(`sender ${sender}`) <= PER_SENDER && this.count("all") <= PER_INSTANCE;
  }

  /** The number of reports that this log line stands for. 0 if it is not written. */
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
