import type { Firestore } from "firebase-admin/firestore";
import { userPath } from "../domain/records/firestorePaths.ts";

/** Deletes every document of a student, in all collections below the user, and returns how many there were. */
export async function deleteDocuments(db: Firestore, uid: string): Promise<number> {
  const userRef = db.doc(userPath(uid));
  const { exists } = await userRef.get();
  // The default limit of 500 writes a second would be slow for a student with years of records.
  const writer = db.bulkWriter({ throttling: false });
  let deletions = 0;
  writer.onWriteResult(() => {
    deletions += 1;
  });
  await db.recursiveDelete(userRef, writer);
  await writer.close();
  // The writer deletes the user document even if it does not exist.
  return exists ? deletions : deletions - 1;
}
