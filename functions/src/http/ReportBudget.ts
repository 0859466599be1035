import { MinuteCounts } from "./MinuteCounts.ts";

/** Limits per minute for this instance: reports per sender, of all senders, and written per group. */
const PER_SENDER = 10;
const PER_INSTANCE = 120;
const PER_GROUP = 5;
/** After a group's first reports, writes one in this many. */
const SAMPLE = 20;

/** Limits browser reports to an amount an operator can read. Resets every minute and stores nothing. */
export class ReportBudget {
  private readonly counts = new MinuteCounts();

  /** Whether the sender may report now. */
  admits(sender: string, now: Date): boolean {
    return this.counts.count(`sender ${sender}`, now) <= PER_SENDER && this.counts.count("all", now) <= PER_INSTANCE;
  }

  /** The number of reports that this log line stands for. 0 if it is not written. */
  weightOf(group: string, now: Date): number {
    const count = this.counts.count(`group ${group}`, now);
    if (count <= PER_GROUP) return 1;
    return (count - PER_GROUP) % SAMPLE === 0 ? SAMPLE : 0;
  }
}
