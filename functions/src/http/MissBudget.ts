import { MinuteCounts } from "./MinuteCounts.ts";

/** Unknown tokens that one sender may try in a minute, for this instance. Mail services send those of many students. */
const PER_SENDER = 60;

/** Keeps a flood of invented tokens from causing reads. A token has 256 bits, so no one can guess one. */
export class MissBudget {
  private readonly counts = new MinuteCounts();

  admits(sender: string, now: Date): boolean {
    return this.counts.of(sender, now) < PER_SENDER;
  }

  miss(sender: string, now: Date): void {
    this.counts.count(sender, now);
  }
}
