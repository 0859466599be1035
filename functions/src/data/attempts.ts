import { createHash } from "node:crypto";
import { type Firestore, Timestamp } from "firebase-admin/firestore";
import { attemptsPath } from "../domain/paths.ts";

/** How many attempts one address or one account has in a window. */
export interface Allowance {
  readonly attempts: number;
  readonly seconds: number;
}

/**
 * Counts one attempt and says whether it is within the allowance. Addresses are stored as hashes only, and Firestore
 * removes a counter when its window is over (`expires_at` is the collection's time-to-live field).
 */
export async function countAttempt(
  db: Firestore,
  subject: string,
  { attempts, seconds }: Allowance,
  now: Date,
): Promise<boolean> {
  const counter = db.doc(pathOf(subject));
  return db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(counter);
    const expiry: unknown = snapshot.get("expires_at");
    const made: unknown = snapshot.get("count");
    const running = expiry instanceof Timestamp && typeof made === "number" && expiry.toMillis() > now.getTime();
    if (running && made >= attempts) return false;
    transaction.set(counter, {
      count: running ? made + 1 : 1,
      expires_at: running ? expiry : Timestamp.fromMillis(now.getTime() + seconds * 1000),
    });
    return true;
  });
}

/** A success clears the account's slate, so that only failures in a row lock it. */
export async function forgetAttempts(db: Firestore, subject: string): Promise<void> {
  await db.doc(pathOf(subject)).delete();
}

function pathOf(subject: string): string {
  return attemptsPath(createHash("sha256").update(subject).digest("hex"));
}
