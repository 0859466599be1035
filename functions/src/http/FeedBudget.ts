import { MinuteCounts } from "./MinuteCounts.ts";

/** Reads of one calendar in a minute, for this instance. */
const PER_CALENDAR = 10;

/**
 * Keeps a flood of calls to one calendar from causing reads. Senders have no limit: Google and Outlook read the calendars
 * of many students from few senders, and the dead addresses of some must not end the others. An address without a
 * calendar costs one read, about as much as the call itself, and no one can guess a token of 256 bits.
 */
export class FeedBudget {
  private readonly counts = new MinuteCounts();

  /** Whether this calendar may be read now. Counts the read. */
  admits(hash: string, now: Date): boolean {
    return this.counts.count(hash, now) <= PER_CALENDAR;
  }
}
