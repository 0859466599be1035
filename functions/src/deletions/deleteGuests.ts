import type { Auth, UserRecord } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import { atOnce } from "../data/atOnce.ts";
import { deleteDocuments } from "../data/deleteDocuments.ts";
import { GUEST_DAYS, type GuestVisit } from "../domain/account/guestDays.ts";
import { guestVisitPath } from "../domain/records/firestorePaths.ts";
import { utcDayOf } from "../domain/shared/calendarDay.ts";

const DAY = 86_400_000;
const AT_ONCE = 8;

export interface DeletedGuests {
  readonly guests: number;
  /** Guests who have come back since, or have an account now. */
  readonly kept: number;
  readonly documents: number;
}

/**
 * Deletes those of the guests who have not come back for `GUEST_DAYS`, at most 100. A guest is an account with no way to
 * sign in. Documents go first and the logins last, in one batch, so an interrupted run can be repeated.
 */
export async function deleteGuests(
  { db, auth }: { readonly db: Firestore; readonly auth: Auth },
  uids: readonly string[],
  now: Date,
): Promise<DeletedGuests> {
  const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
  const byUid = new Map(users.map((user) => [user.uid, user]));
  const gone: string[] = [];
  let documents = 0;
  await atOnce(uids, AT_ONCE, async (uid) => {
    const user = byUid.get(uid);
    // A login can be gone before the documents: someone deletes it in the Firebase console.
    if (user && !isAbandoned(user, now)) return noteVisit(db, user);
    gone.push(uid);
    const deleted = await deleteDocuments(db, uid);
    documents += deleted;
  });
  if (gone.length > 0) {
    const { errors } = await auth.deleteUsers(gone);
    if (errors[0]) throw errors[0].error;
  }
  return { guests: gone.length, kept: uids.length - gone.length, documents };
}

export function isGuest({ providerData, email, phoneNumber }: UserRecord): boolean {
  return providerData.length === 0 && email === undefined && phoneNumber === undefined;
}

/** When the account was last used. The SDK refreshes the token at least once an hour while the app is open. */
export function lastUse({ metadata }: UserRecord): Date {
  const { lastRefreshTime, lastSignInTime, creationTime } = metadata;
  const times = [lastRefreshTime, lastSignInTime, creationTime]
    .map((time) => Date.parse(time ?? ""))
    .filter(Number.isFinite);
  return new Date(Math.max(...times));
}

export function isAbandoned(user: UserRecord, now: Date): boolean {
  return isGuest(user) && now.getTime() - lastUse(user).getTime() > GUEST_DAYS * DAY;
}

/** Notes when the guest was last here. An account has no visits: its student can log in again. */
async function noteVisit(db: Firestore, user: UserRecord): Promise<void> {
  const visit = db.doc(guestVisitPath(user.uid));
  if (isGuest(user)) await visit.set({ last_day: utcDayOf(lastUse(user)) } satisfies GuestVisit);
  else await visit.delete();
}
