import { MinuteCounts } from "./MinuteCounts.ts";

/**
 * Limits per minute for this instance: reads of one calendar, and addresses without a calendar that one sender asks for.
 * Google and Outlook read the calendars of many students from few senders, so calendars that exist have no such limit.
 */
const PER_CALENDAR = 10;
const MISSES_PER_SENDER = 60;

/** Keeps a flood of calls to calendar addresses from causing reads. A token has 256 bits, so no one can guess one. */
export class FeedBudget {
  private readonly counts = new MinuteCounts();

  /** Whether the sender may read this calendar now. Counts the read. */
  admits(sender: string, hash: string, now: Date): boolean {
    return (
      this.counts.of(missesOf(sender), now) < MISSES_PER_SENDER &&
      this.counts.count(`calendar ${hash}`, now) <= PER_CALENDAR
    );
  }

  /** There was no calendar at the address. */
  miss(sender: string, now: Date): void {
    this.counts.count(missesOf(sender), now);
  }
}

function missesOf(sender: string): string {
  return `misses ${sender}`;
}
