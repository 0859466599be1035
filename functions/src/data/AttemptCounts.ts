import { createHash } from "node:crypto";
import { FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";
import { attemptsPath } from "../domain/records/firestorePaths.ts";

/** Length of a counting window in milliseconds. A counter starts at zero with each window. */
const WINDOW = 600_000;

interface PendingWrite {
  amount: number;
  readonly written: Promise<void>;
}

/**
 * Counts attempts by subject: a sender, an account, a device. Each subject has a document of its own for each window
 * of ten minutes, so strangers never share one. A subject is stored as a hash only, and Firestore deletes the counter
 * after its window (`expires_at` is the collection's time-to-live field).
 *
 * Counting adds to a number without reading it, and one instance has at most one write to a counter under way: attempts
 * that arrive meanwhile join the next one. So a flood cannot make a counter contended, and a count that fails costs
 * some precision instead of the call.
 */
export class AttemptCounts {
  private readonly db: Firestore;
  private readonly onLost: (error: unknown) => void;
  private readonly pending = new Map<string, PendingWrite>();
  private readonly writing = new Map<string, Promise<void>>();

  /** `onLost` hears of each count that Firestore could not read or store. */
  constructor(db: Firestore, onLost: (error: unknown) => void) {
    this.db = db;
    this.onLost = onLost;
  }

  /** How often each subject was counted in the current window, in the given order; 0 when Firestore cannot say. */
  async read(subjects: readonly string[], now: Date): Promise<readonly number[]> {
    const refs = subjects.map((subject) => this.db.doc(pathOf(subject, now)));
    try {
      const snapshots = await this.db.getAll(...refs);
      return snapshots.map((snapshot) => {
        const count: unknown = snapshot.get("count");
        return typeof count === "number" ? count : 0;
      });
    } catch (error) {
      this.onLost(error);
      return subjects.map(() => 0);
    }
  }

  /** Counts once for each subject. Never rejects. */
  async add(subjects: readonly string[], now: Date): Promise<void> {
    await Promise.all(subjects.map((subject) => this.addOne(pathOf(subject, now), now)));
  }

  /** Sets the current counter of a subject back to zero. Never rejects. */
  async forget(subject: string, now: Date): Promise<void> {
    await this.db.doc(pathOf(subject, now)).delete().catch(this.onLost);
  }

  private addOne(path: string, now: Date): Promise<void> {
    const waiting = this.pending.get(path);
    if (waiting) {
      waiting.amount += 1;
      return waiting.written;
    }
    const before = this.writing.get(path) ?? Promise.resolve();
    const written = before.then(() => this.write(path, now));
    this.pending.set(path, { amount: 1, written });
    return written;
  }

  private async write(path: string, now: Date): Promise<void> {
    const amount = this.pending.get(path)?.amount ?? 0;
    this.pending.delete(path);
    const expires_at = Timestamp.fromMillis(windowEnd(now));
    const writing = this.db
      .doc(path)
      .set({ count: FieldValue.increment(amount), expires_at }, { merge: true })
      .then(() => undefined, this.onLost);
    this.writing.set(path, writing);
    await writing;
    if (this.writing.get(path) === writing) this.writing.delete(path);
  }
}

function windowOf(now: Date): number {
  return Math.floor(now.getTime() / WINDOW);
}

/** When the window of this moment ends. */
export function windowEnd(now: Date): number {
  return (windowOf(now) + 1) * WINDOW;
}

function pathOf(subject: string, now: Date): string {
  return attemptsPath(
    createHash("sha256")
      .update(`${subject} ${windowOf(now)}`)
      .digest("hex"),
  );
}
