/** The most subjects remembered; a flood from invented senders must not fill the memory. */
const MOST = 10_000;

/** Subjects that have reached a limit, remembered by this instance so that a flood costs no reads of Firestore. */
export class Blocked {
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
