import { createHmac } from "node:crypto";
import { FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";
import { attemptsPath } from "../domain/records/firestorePaths.ts";
import { DailyKey } from "./DailyKey.ts";

/** Lengths of counting windows in milliseconds. Counters start at zero in each window. */
const TEN_MINUTES = 600_000;
export const ONE_DAY = 86_400_000;

interface PendingWrite {
  amount: number;
  readonly written: Promise<void>;
}

/**
 * Counts attempts by subject: a sender, an account or a device. Each subject has its own document for each window,
 * usually ten minutes, so strangers never share a counter. Only a hash of the subject, made with the secret of the day,
 * is stored. Firestore deletes the counter after its window (`expires_at` is the collection's time-to-live field).
 *
 * Counting increments without reading, and an instance has at most one write per counter in flight. Attempts that
 * arrive meanwhile join the next write. This way a flood of attempts causes no contention. A count that fails loses
 * some precision, but the call continues.
 */
export class AttemptCounts {
  private readonly db: Firestore;
  private readonly onLost: (error: unknown) => void;
  private readonly window: number;
  private readonly keys: DailyKey;
  private readonly pending = new Map<string, PendingWrite>();
  private readonly writing = new Map<string, Promise<void>>();

  /** `onLost` receives the error of each count that Firestore could not read or store. */
  constructor(db: Firestore, onLost: (error: unknown) => void, window = TEN_MINUTES) {
    this.db = db;
    this.onLost = onLost;
    this.window = window;
    this.keys = new DailyKey(db);
  }

  /** The count of each subject in the current window, in the given order. 0 if Firestore cannot answer. */
  async read(subjects: readonly string[], now: Date): Promise<readonly number[]> {
    try {
      const key = await this.keys.of(now);
      const refs = subjects.map((subject) => this.db.doc(pathOf(key, subject, now, this.window)));
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
    try {
      const key = await this.keys.of(now);
      await Promise.all(subjects.map((subject) => this.addOne(pathOf(key, subject, now, this.window), now)));
    } catch (error) {
      this.onLost(error);
    }
  }

  /** Resets the current counter of a subject to zero. Never rejects. */
  async forget(subject: string, now: Date): Promise<void> {
    try {
      await this.db.doc(pathOf(await this.keys.of(now), subject, now, this.window)).delete();
    } catch (error) {
      this.onLost(error);
    }
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
    const expires_at = Timestamp.fromMillis(windowEnd(now, this.window));
    const writing = this.db
      .doc(path)
      .set({ count: FieldValue.increment(amount), expires_at }, { merge: true })
      .then(() => undefined, this.onLost);
    this.writing.set(path, writing);
    await writing;
    if (this.writing.get(path) === writing) this.writing.delete(path);
  }
}

function windowOf(now: Date, window: number): number {
  return Math.floor(now.getTime() / window);
}

/** The end of the window that contains this moment. */
export function windowEnd(now: Date, window = TEN_MINUTES): number {
  return (windowOf(now, window) + 1) * window;
}

function pathOf(key: Uint8Array, subject: string, now: Date, window: number): string {
  return attemptsPath(
    createHmac("sha256", key)
      .update(`${subject} ${windowOf(now, window)}`)
      .digest("hex"),
  );
}
