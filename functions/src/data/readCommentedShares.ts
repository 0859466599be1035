import type { Firestore } from "firebase-admin/firestore";
import { shareNewsPath, shareRowsPath } from "../domain/records/firestorePaths.ts";
import { commentedShares, hasNewComments } from "../domain/reminder/commentedShares.ts";

/** One number for emails and one for pushes. */
export interface PerChannel {
  readonly email: number;
  readonly push: number;
}

/**
 * How many of a student's shares have comments since a moment that the student has not seen. Reads one document or two.
 *
 * @param since For each channel, in milliseconds since 1970.
 */
export async function readCommentedShares(db: Firestore, uid: string, since: PerChannel): Promise<PerChannel> {
  const news = (await db.doc(shareNewsPath(uid)).get()).data();
  if (!hasNewComments(news, Math.min(since.email, since.push))) return { email: 0, push: 0 };
  const shares = (await db.doc(shareRowsPath(uid)).get()).data();
  return { email: commentedShares(news, shares, since.email), push: commentedShares(news, shares, since.push) };
}
