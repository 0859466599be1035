import { randomBytes } from "node:crypto";
import { type DocumentSnapshot, type Firestore, Timestamp } from "firebase-admin/firestore";
import { attemptsPath } from "../domain/records/firestorePaths.ts";
import { utcDayOf } from "../domain/shared/calendarDay.ts";

const KEY_BYTES = 32;
/** How long a key is stored, in milliseconds: its own day and some more for clocks. Firestore then deletes it. */
const KEPT = 2 * 86_400_000;

/**
 * The server's secret of each day in UTC. There are few network addresses, so anyone could find the one behind a plain
 * hash by trying all. Once the day's key is deleted, no one can tell what a hash made with it stands for.
 */
export class DailyKey {
  readonly #db: Firestore;
  #day = "";
  #key: Promise<Buffer> = Promise.resolve(Buffer.alloc(0));

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** All instances get the same key. Reads once a day. Rejects if Firestore does not answer; the next call asks again. */
  of(now: Date): Promise<Buffer> {
    const day = utcDayOf(now);
    if (day === this.#day) return this.#key;
    this.#day = day;
    this.#key = this.#find(day, now);
    this.#key.catch(() => {
      if (this.#day === day) this.#day = "";
    });
    return this.#key;
  }

  async #find(day: string, now: Date): Promise<Buffer> {
    const reference = this.#db.doc(attemptsPath(`secret-of-the-day-${day}`));
    const stored = keyIn(await reference.get());
    if (stored) return stored;
    const fresh = { key: randomBytes(KEY_BYTES), expires_at: Timestamp.fromMillis(now.getTime() + KEPT) };
    // If another instance was faster, its key counts.
    const failure: unknown = await reference.create(fresh).then(
      () => null,
      (error: unknown) => error,
    );
    const created = keyIn(await reference.get());
    if (!created) throw failure ?? new Error("The key of the day was not stored.");
    return created;
  }
}

function keyIn(snapshot: DocumentSnapshot): Buffer | null {
  const key: unknown = snapshot.get("key");
  return key instanceof Uint8Array ? Buffer.from(key) : null;
}
