/** The most subjects remembered, so a flood of invented senders cannot fill the memory. */
const MOST = 10_000;

/** Remembers subjects that have reached a limit, so this instance can refuse a flood without reading Firestore. */
export class BlockList {
  private readonly untilBySubject = new Map<string, number>();

  has(subject: string, now: Date): boolean {
    return (this.untilBySubject.get(subject) ?? 0) > now.getTime();
  }

  /** `until` in milliseconds since 1970. */
  add(subject: string, until: number): void {
    if (this.untilBySubject.size >= MOST) this.untilBySubject.clear();
    this.untilBySubject.set(subject, until);
  }
}
