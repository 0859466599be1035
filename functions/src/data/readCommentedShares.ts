import type { Firestore } from "firebase-admin/firestore";
import { shareNewsPath, shareRowsPath } from "../domain/records/firestorePaths.ts";
import { commentedShares, hasNewComments } from "../domain/reminder/commentedShares.ts";

/** How many of a student's shares have comments since a moment that the student has not seen. Reads one document or two. */
export async function readCommentedShares(db: Firestore, uid: string, since: number): Promise<number> {
  const news = (await db.doc(shareNewsPath(uid)).get()).data();
  if (!hasNewComments(news, since)) return 0;
  const shares = (await db.doc(shareRowsPath(uid)).get()).data();
  return commentedShares(news, shares, since);
}
