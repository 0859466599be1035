import type { Firestore } from "firebase-admin/firestore";
import { userKind } from "../domain/account/user.ts";
import { USER_COLLECTIONS, userCollectionPath, userPath } from "../domain/records/firestorePaths.ts";
import { recordOf } from "./recordOf.ts";

/** What a guest has written in a sample that is no part of it: their own messages to support. */
export const KEPT_OF_SAMPLE: readonly string[] = ["supportThreads"];

/**
 * Deletes a sample student's plan, whatever was changed in it, all at once; a student's own plan stays untouched. The
 * student is not registered afterwards.
 */
export async function clearSample(db: Firestore, uid: string): Promise<void> {
  const userRef = db.doc(userPath(uid));
  await db.runTransaction(async (transaction) => {
    const student = recordOf(userKind, await transaction.get(userRef));
    if (student?.sample === undefined) return;
    const cleared = USER_COLLECTIONS.filter((name) => !KEPT_OF_SAMPLE.includes(name));
    const collections = await Promise.all(
      cleared.map((name) => transaction.get(db.collection(userCollectionPath(uid, name)))),
    );
    for (const { ref } of collections.flatMap(({ docs }) => docs)) transaction.delete(ref);
    transaction.delete(userRef);
  });
}
