import type { Firestore } from "firebase-admin/firestore";
import { userKind } from "../domain/account/user.ts";
import { USER_COLLECTIONS, userCollectionPath, userPath } from "../domain/records/firestorePaths.ts";
import { recordOf } from "./recordOf.ts";

/** Collections that are kept when a sample is deleted: the student's own support messages and shares. */
export const KEPT_OF_SAMPLE: readonly string[] = ["supportThreads", "shares"];

/**
 * Deletes a sample student's plan in one transaction, including any changes to it. A student's own plan is not touched.
 * Afterward, the student is not registered.
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
