const MINUTE = 60_000;

/** Counts by key in the memory of this instance. Every minute starts at zero, and nothing is stored. */
export class MinuteCounts {
  private minute = 0;
  private readonly counts = new Map<string, number>();

  /** Counts once, and returns the count of this minute. */
  count(key: string, now: Date): number {
    const count = this.of(key, now) + 1;
    this.counts.set(key, count);
    return count;
  }

  of(key: string, now: Date): number {
    const minute = Math.floor(now.getTime() / MINUTE);
    if (minute !== this.minute) this.counts.clear();
    this.minute = minute;
    return this.counts.get(key) ?? 0;
  }
}
