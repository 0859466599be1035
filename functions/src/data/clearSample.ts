import type { Firestore } from "firebase-admin/firestore";
import { userKind } from "../domain/account/user.ts";
import { collectionsWith } from "../domain/records/collections.ts";
import { userCollectionPath, userPath } from "../domain/records/firestorePaths.ts";
import { recordOf } from "./recordOf.ts";

const CLEARED = collectionsWith("sample", "written", "deleted");

/**
 * Deletes a sample student's plan in one transaction, including any changes to it. A student's own plan is not touched.
 * Afterward, the student is not registered.
 */
export async function clearSample(db: Firestore, uid: string): Promise<void> {
  const userRef = db.doc(userPath(uid));
  await db.runTransaction(async (transaction) => {
    const student = recordOf(userKind, await transaction.get(userRef));
    if (student?.sample === undefined) return;
    const collections = await Promise.all(
      // Names alone: the student may have changed the sample, so its documents can be large.
      CLEARED.map((name) => transaction.get(db.collection(userCollectionPath(uid, name)).select())),
    );
    for (const { ref } of collections.flatMap(({ docs }) => docs)) transaction.delete(ref);
    transaction.delete(userRef);
  });
}
