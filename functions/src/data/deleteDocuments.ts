import type { Firestore } from "firebase-admin/firestore";
import { userPath } from "../domain/records/firestorePaths.ts";

/** Removes every document of a student, in whatever collection below the user, and says how many there were. */
export async function deleteDocuments(db: Firestore, uid: string): Promise<number> {
  const userRef = db.doc(userPath(uid));
  const { exists } = await userRef.get();
  // Its own limit of 500 writes a second would keep a student with years of records waiting.
  const writer = db.bulkWriter({ throttling: false });
  let deletions = 0;
  writer.onWriteResult(() => {
    deletions += 1;
  });
  await db.recursiveDelete(userRef, writer);
  await writer.close();
  // The user document is deleted even where there is none.
  return exists ? deletions : deletions - 1;
}
