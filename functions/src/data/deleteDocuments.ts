import type { DocumentReference, Firestore } from "firebase-admin/firestore";
import { guestVisitPath, userPath } from "../domain/records/firestorePaths.ts";
import { deleteCalendarFeeds } from "./calendarFeeds.ts";
import { endShares, hasShares } from "./endShares.ts";
import { deleteReminders } from "./reminders.ts";

/**
 * Deletes every document of a student and returns how many there were: shares with their comments, all collections below
 * the user, then what belongs to the student elsewhere. Shares end first, because strangers can read them.
 */
export async function deleteDocuments(db: Firestore, uid: string): Promise<number> {
  const userRef = db.doc(userPath(uid));
  const [{ exists }, ended] = await Promise.all([userRef.get(), endShares(db, uid)]);
  // The default limit of 500 writes a second would be slow for a student with years of records.
  const writer = db.bulkWriter({ throttling: false });
  let deletions = 0;
  writer.onWriteResult(() => {
    deletions += 1;
  });
  await db.recursiveDelete(userRef, writer);
  await writer.close();
  // After the user document, without which no address can be made.
  const [feeds, reminders] = await Promise.all([deleteCalendarFeeds(db, uid), deleteReminders(db, uid)]);
  // Last: the daily deletions find by it a guest whose deletion was interrupted.
  const visits = await deleteOne(db.doc(guestVisitPath(uid)));
  // The writer deletes the user document even if it does not exist.
  return ended + (exists ? deletions : deletions - 1) + feeds + reminders + visits;
}

async function deleteOne(reference: DocumentReference): Promise<number> {
  const { exists } = await reference.get();
  if (exists) await reference.delete();
  return exists ? 1 : 0;
}

/** Whether a student has any document. Costs one round trip, where `deleteDocuments` costs at least four. */
export async function hasDocuments(db: Firestore, uid: string): Promise<boolean> {
  const userRef = db.doc(userPath(uid));
  const [user, collections, shares] = await Promise.all([userRef.get(), userRef.listCollections(), hasShares(db, uid)]);
  return user.exists || collections.length > 0 || shares;
}
