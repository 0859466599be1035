import { MinuteCounts } from "./MinuteCounts.ts";
import { connectionOf } from "./senderOf.ts";

/** Limits per minute for this instance: reports per sender, and written per group. */
const PER_SENDER = 10;
const PER_GROUP = 5;
/** After a group's first reports, writes one in this many. */
const SAMPLE = 20;
/**
 * Reports per minute of all senders behind one connection, and then the first reports of senders that have sent none. Who
 * skips Hosting can invent senders, but only behind the own connection. Who does not is one sender for each address.
 */
const PER_CONNECTION = 120;
const FIRST_PER_CONNECTION = 120;

/** Limits browser reports to an amount an operator can read. Resets every minute and stores nothing. */
export class ReportBudget {
  private readonly counts = new MinuteCounts();

  /** Whether the sender may report now. No sender uses up what those behind other connections may send. */
  admits(sender: string, now: Date): boolean {
    const bySender = this.counts.count(`sender ${sender}`, now);
    const connection = connectionOf(sender);
    if (bySender > PER_SENDER) return false;
    if (this.counts.count(`connection ${connection}`, now) <= PER_CONNECTION) return true;
    return bySender === 1 && this.counts.count(`first of ${connection}`, now) <= FIRST_PER_CONNECTION;
  }

  /** The number of reports that this log line stands for. 0 if it is not written. */
  weightOf(group: string, now: Date): number {
    const count = this.counts.count(`group ${group}`, now);
    if (count <= PER_GROUP) return 1;
    return (count - PER_GROUP) % SAMPLE === 0 ? SAMPLE : 0;
  }
}
