import { randomBytes } from "node:crypto";
import type { Firestore, Query } from "firebase-admin/firestore";
import type { AccountMark } from "../domain/account/accountMark.ts";
import { userKind } from "../domain/account/user.ts";
import {
  type CalendarFeedChoice,
  type CalendarFeedToken,
  calendarFeedTokenKind,
} from "../domain/calendar/calendarFeed.ts";
import { CALENDAR_FEEDS, calendarFeedPath, calendarFeedTokenPath, userPath } from "../domain/records/firestorePaths.ts";
import { ownPlan } from "./readStudent.ts";
import { recordOf } from "./recordOf.ts";
import { secretHash } from "./secretHash.ts";

/** Random bytes of a token. No one can guess 256 bits. */
const TOKEN_BYTES = 32;

interface FeedOwner {
  readonly uid: string;
  readonly accountCreatedAt: Date;
  readonly mark: AccountMark;
}

/**
 * Makes the student's calendar address and ends an earlier one. Returns its token and stores only the token's hash.
 * Returns null if the account has not chosen a stage. A second call at the same moment waits for the first.
 */
export async function makeCalendarFeed(
  db: Firestore,
  { uid, accountCreatedAt, mark }: FeedOwner,
  choice: CalendarFeedChoice,
  now: Date,
): Promise<{ readonly token: string; readonly created_at: string } | null> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const feed = { ...choice, created_at: now.toISOString() };
  const isMade = await db.runTransaction(async (transaction) => {
    // The user document, too: a feed made while the account is deleted would outlive it.
    const [user] = await transaction.getAll(db.doc(userPath(uid)), db.doc(calendarFeedPath(uid)));
    const before = await transaction.get(feedsOf(db, uid));
    if (!ownPlan(recordOf(userKind, user), false)) return false;
    for (const { ref } of before.docs) transaction.delete(ref);
    transaction.set(db.doc(calendarFeedPath(uid)), feed);
    transaction.set(db.doc(calendarFeedTokenPath(secretHash(token))), {
      ...feed,
      uid,
      account_created_at: accountCreatedAt.toISOString(),
      ...mark,
    });
    return true;
  });
  return isMade ? { token, created_at: feed.created_at } : null;
}

/** Changes what the address contains. Returns false if the student has no address. */
export function changeCalendarFeed(db: Firestore, uid: string, choice: CalendarFeedChoice): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const settings = await transaction.get(db.doc(calendarFeedPath(uid)));
    const { docs } = await transaction.get(feedsOf(db, uid));
    if (!settings.exists || docs.length === 0) return false;
    for (const { ref } of [settings, ...docs]) transaction.update(ref, { ...choice });
    return true;
  });
}

/** Ends the student's calendar address. Returns whether there was one. */
export function endCalendarFeed(db: Firestore, uid: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(feedsOf(db, uid));
    for (const { ref } of docs) transaction.delete(ref);
    transaction.delete(db.doc(calendarFeedPath(uid)));
    return docs.length > 0;
  });
}

/** Deletes the addresses of a deleted account, and returns how many there were. */
export async function deleteCalendarFeeds(db: Firestore, uid: string): Promise<number> {
  const { docs } = await feedsOf(db, uid).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  return docs.length;
}

/** The feed behind a token's hash. Null if no feed has this token. */
export async function readCalendarFeed(db: Firestore, hash: string): Promise<CalendarFeedToken | null> {
  return recordOf(calendarFeedTokenKind, await db.doc(calendarFeedTokenPath(hash)).get());
}

function feedsOf(db: Firestore, uid: string): Query {
  return db.collection(CALENDAR_FEEDS).where("uid", "==", uid);
}
