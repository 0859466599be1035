import type { Firestore } from "firebase-admin/firestore";
import type { User } from "../domain/account/user.ts";
import { userPath } from "../domain/records/firestorePaths.ts";

/**
 * Notes when the student logged out everywhere: the rules refuse shares from logins before it. An account without a stage
 * has nothing to share, and gets no document.
 */
export function noteLogOut(db: Firestore, uid: string, now: Date): Promise<void> {
  const student = db.doc(userPath(uid));
  const noted = { logged_out_at: Math.floor(now.getTime() / 1_000) } satisfies Partial<User>;
  return db.runTransaction(async (transaction) => {
    if ((await transaction.get(student)).exists) transaction.update(student, noted);
  });
}
