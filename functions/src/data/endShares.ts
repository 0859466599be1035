import { FieldValue, type Firestore } from "firebase-admin/firestore";
import {
  SHARE_COMMENTS,
  SHARE_REPORTS,
  SHARES,
  shareNewsPath,
  shareRowsPath,
  userPath,
} from "../domain/records/firestorePaths.ts";

/**
 * Deletes all shares of an account, their comments and what was reported about them. Returns the number of documents.
 * Comments are found by their student, so those of a share that is already gone are deleted, too.
 */
export async function endShares(db: Firestore, uid: string): Promise<number> {
  const found = await Promise.all(
    [db.collection(SHARES), db.collectionGroup(SHARE_COMMENTS), db.collection(SHARE_REPORTS)].map((collection) =>
      collection.where("uid", "==", uid).select().get(),
    ),
  );
  const refs = found.flatMap(({ docs }) => docs).map(({ ref }) => ref);
  if (refs.length === 0) return 0;
  const writer = db.bulkWriter({ throttling: false });
  const deleted = Promise.all(refs.map((ref) => writer.delete(ref)));
  await Promise.all([deleted, writer.close()]);
  return refs.length;
}

/**
 * The address of an account was confirmed for the first time. Ends what was shared before by whoever could not confirm it,
 * and empties the list. If it is interrupted, the next page that opens does it again.
 */
export async function endSharesFromBefore(db: Firestore, uid: string): Promise<void> {
  await Promise.all([endShares(db, uid), db.doc(shareRowsPath(uid)).delete(), db.doc(shareNewsPath(uid)).delete()]);
  await db.doc(userPath(uid)).update({ is_unconfirmed: FieldValue.delete() });
}

export async function hasShares(db: Firestore, uid: string): Promise<boolean> {
  const { empty } = await db.collection(SHARES).where("uid", "==", uid).limit(1).select().get();
  return !empty;
}
