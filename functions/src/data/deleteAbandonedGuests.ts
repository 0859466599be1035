import type { Auth, UserRecord } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import { GUEST_DAYS } from "../domain/account/guestDays.ts";
import { deleteDocuments } from "./deleteDocuments.ts";

const DAY = 86_400_000;
/** The most accounts that Firebase lists in one request. */
const PAGE = 1_000;

export interface Abandoned {
  /** Guests who have not come back for `GUEST_DAYS`. */
  readonly guests: number;
  /** Documents deleted with them; 0 in a dry run. */
  readonly documents: number;
}

/**
 * Deletes guests who have not come back for `GUEST_DAYS`. Documents go first and the login last, so an interrupted run
 * can be repeated. A guest is an account with no way to sign in. A dry run only counts them.
 */
export async function deleteAbandonedGuests(
  { db, auth }: { readonly db: Firestore; readonly auth: Auth },
  now: Date,
  { dryRun }: { readonly dryRun: boolean },
): Promise<Abandoned> {
  let guests = 0;
  let documents = 0;
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(PAGE, pageToken);
    for (const user of page.users.filter((each) => isAbandoned(each, now))) {
      guests += 1;
      if (dryRun) continue;
      documents += await deleteDocuments(db, user.uid);
      await auth.deleteUser(user.uid);
    }
    ({ pageToken } = page);
  } while (pageToken !== undefined);
  return { guests, documents };
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

function isAbandoned(user: UserRecord, now: Date): boolean {
  return isGuest(user) && now.getTime() - lastUse(user).getTime() > GUEST_DAYS * DAY;
}
