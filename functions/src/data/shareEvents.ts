import { FieldValue, type Firestore, Timestamp, type Transaction } from "firebase-admin/firestore";
import { shareCommentsPath, shareNewsPath, shareReportPath, shareRowsPath } from "../domain/records/firestorePaths.ts";
import type { ShareAccess } from "../domain/share/share.ts";
import type { CommentOnShare, OpenShare, ReportShare } from "../domain/share/shareBodies.ts";
import type { ShareComment } from "../domain/share/shareComment.ts";
import type { ShareNewsEntry } from "../domain/share/shareNews.ts";
import type { StoredMoment } from "../domain/share/storedValues.ts";
import { utcDayOf } from "../domain/shared/calendarDay.ts";
import { hasKey, readOpenShare } from "./readOpenShare.ts";

/** How long a report is kept after the end of its share, in milliseconds. */
const REPORT_KEPT = 30 * 86_400_000;

/** The fields of a document, as values or as transforms such as an increment. */
type Written<Stored> = { readonly [Name in keyof Stored]: Stored[Name] | FieldValue };

/** Stores a reader's comment and returns its id. Returns null if the share is not open. */
export function storeComment(
  db: Firestore,
  { shareId, part, sealed }: CommentOnShare,
  now: Date,
): Promise<string | null> {
  const ref = db.collection(shareCommentsPath(shareId)).doc();
  return whileOpen(db, shareId, now, (transaction, { uid, ends_at }) => {
    const comment: Written<ShareComment> = {
      part,
      from: "reader",
      sealed: Buffer.from(sealed, "base64url"),
      answers: null,
      created_at: FieldValue.serverTimestamp(),
      resolved_at: null,
      uid,
      ends_at,
    };
    transaction.create(ref, comment);
    writeNews(transaction, db, uid, shareId, {
      comment_count: FieldValue.increment(1),
      last_comment_at: FieldValue.serverTimestamp(),
    });
    return ref.id;
  });
}

/** Counts an opening. Returns null if the share is not open, or the reader does not have its key. */
export async function countOpening(db: Firestore, { shareId, proof }: OpenShare, now: Date): Promise<true | null> {
  const uid = await whileOpen(db, shareId, now, async (transaction, share) => {
    if (!(await hasKey(share, proof))) return null;
    writeNews(transaction, db, share.uid, shareId, {
      opened_count: FieldValue.increment(1),
      last_opened_on: utcDayOf(now),
    });
    return share.uid;
  });
  if (uid === null) return null;
  await forgetOldNews(db, uid, shareId);
  return true;
}

/**
 * Deletes what has happened to shares that the student no longer lists, once for each share: at its first opening. So
 * the document cannot grow with every share that there ever was. Not in the transaction: openings at once would compete.
 */
async function forgetOldNews(db: Firestore, uid: string, openedId: string): Promise<void> {
  const news = db.doc(shareNewsPath(uid));
  const known = Object((await news.get()).get("items"));
  if (Object(known[openedId]).opened_count !== 1) return;
  const listed = Object((await db.doc(shareRowsPath(uid)).get()).get("items"));
  const old = Object.keys(known).filter((id) => id !== openedId && !Object.hasOwn(listed, id));
  if (old.length === 0) return;
  await news.update(Object.fromEntries(old.map((id) => [`items.${id}`, FieldValue.delete()])));
}

/** Counts a report by its reason, for the operator. Only the server can read reports. */
export async function storeReport(
  db: Firestore,
  { shareId, reason }: ReportShare,
  { uid, ends_at }: ShareAccess,
): Promise<void> {
  const fields = {
    uid,
    reasons: { [reason]: FieldValue.increment(1) },
    last_reported_at: FieldValue.serverTimestamp(),
    expires_at: reportEnd(ends_at),
  };
  await db.doc(shareReportPath(shareId)).set(fields, { merge: true });
}

/** When Firestore deletes the report about a share. */
export function reportEnd(shareEnds: StoredMoment): Timestamp {
  return Timestamp.fromMillis(shareEnds.toMillis() + REPORT_KEPT);
}

/**
 * Writes in a transaction that has read the share. So nothing is written for a share that ends meanwhile, nor below an
 * account that is deleted meanwhile. The writes read nothing, so parallel ones do not conflict.
 */
function whileOpen<Result>(
  db: Firestore,
  shareId: string,
  now: Date,
  write: (transaction: Transaction, share: ShareAccess) => Result | Promise<Result>,
): Promise<Result | null> {
  return db.runTransaction(async (transaction) => {
    const share = await readOpenShare(db, shareId, now, transaction);
    return share && write(transaction, share);
  });
}

function writeNews(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  shareId: string,
  news: Partial<Written<ShareNewsEntry>>,
): void {
  transaction.set(db.doc(shareNewsPath(uid)), { items: { [shareId]: news } }, { merge: true });
}
