import type { Auth, UserRecord } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import { deleteDocuments } from "../../functions/src/data/deleteDocuments.ts";
import { noteLogOut } from "../../functions/src/data/noteLogOut.ts";
import { inParts } from "../../functions/src/deletions/beginDeletions.ts";
import { deleteGuests, isAbandoned, isGuest, lastUse } from "../../functions/src/deletions/deleteGuests.ts";
import { GUESTS_PER_TASK } from "../../functions/src/deletions/deletionTask.ts";
import {
  remindersPath,
  SHARE_COMMENTS,
  SHARES,
  USERS,
  userPath,
} from "../../functions/src/domain/records/firestorePaths.ts";

export interface Project {
  readonly db: Firestore;
  readonly auth: Auth;
}

/** Finds an account by email address, or by uid if `who` has no @. */
export function findAccount({ auth }: Project, who: string): Promise<UserRecord> {
  return who.includes("@") ? auth.getUserByEmail(who) : auth.getUser(who);
}

/**
 * Exports everything stored for one account: the login without its password, and every document by its path. Shares and
 * comments are sealed in it, too.
 */
export async function exportAccount({ db }: Project, account: UserRecord) {
  const documents: Record<string, unknown> = {};
  const root = db.doc(userPath(account.uid));
  const snapshots = await db.getAll(root, db.doc(remindersPath(account.uid)));
  for (const collection of [db.collection(SHARES), db.collectionGroup(SHARE_COMMENTS)]) {
    snapshots.push(...(await collection.where("uid", "==", account.uid).get()).docs);
  }
  for (const collection of await root.listCollections()) snapshots.push(...(await collection.get()).docs);
  for (const snapshot of snapshots) if (snapshot.exists) documents[snapshot.ref.path] = snapshot.data();
  const { passwordHash: _, passwordSalt: __, ...login } = Object(account.toJSON());
  return { login, documents };
}

/** How many documents an account has. */
export async function countDocuments({ db }: Project, uid: string): Promise<number> {
  const root = db.doc(userPath(uid));
  const counts = await Promise.all((await root.listCollections()).map((collection) => collection.count().get()));
  const below = counts.reduce((sum, count) => sum + count.data().count, 0);
  return below + ((await root.get()).exists ? 1 : 0);
}

/**
 * Deletes documents first and the login last, so an interrupted run can be repeated. Returns the number of documents.
 */
export async function deleteAccount({ db, auth }: Project, { uid }: UserRecord): Promise<number> {
  const documents = await deleteDocuments(db, uid);
  await auth.deleteUser(uid);
  return documents;
}

/** A disabled account is signed out everywhere and cannot log in. Its documents stay. */
export async function setDisabled({ auth, db }: Project, { uid }: UserRecord, disabled: boolean): Promise<void> {
  await auth.updateUser(uid, { disabled });
  if (!disabled) return;
  await noteLogOut(db, uid, new Date()).finally(() => auth.revokeRefreshTokens(uid));
}

export interface ListedAccount {
  readonly uid: string;
  readonly documents: number;
}

/** The accounts with the most documents, largest first. Costs one count query per collection of each account. */
export async function largestAccounts(project: Project, most: number): Promise<readonly ListedAccount[]> {
  const listed: ListedAccount[] = [];
  for (const { id: uid } of await project.db.collection(USERS).listDocuments()) {
    listed.push({ uid, documents: await countDocuments(project, uid) });
  }
  return listed.toSorted((a, b) => b.documents - a.documents).slice(0, most);
}

export interface ListedGuest {
  readonly uid: string;
  readonly created: Date;
  readonly lastUsed: Date;
}

/** The newest guests, newest first. */
export async function newestGuests({ auth }: Project, most: number): Promise<readonly ListedGuest[]> {
  const guests: ListedGuest[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1_000, pageToken);
    for (const user of page.users.filter(isGuest)) {
      guests.push({ uid: user.uid, created: new Date(user.metadata.creationTime), lastUsed: lastUse(user) });
    }
    ({ pageToken } = page);
  } while (pageToken !== undefined);
  return guests.toSorted((a, b) => b.created.getTime() - a.created.getTime()).slice(0, most);
}

/** The most accounts that Firebase lists in one request. */
const PAGE = 1_000;

export interface Abandoned {
  /** Guests who have not come back for `GUEST_DAYS`. */
  readonly guests: number;
  /** Documents deleted with them; 0 in a dry run. */
  readonly documents: number;
}

/** Deletes all abandoned guests at once, instead of the daily function. A dry run only counts them. */
export async function deleteAbandonedGuests(
  { db, auth }: Project,
  now: Date,
  { dryRun }: { readonly dryRun: boolean },
): Promise<Abandoned> {
  let guests = 0;
  let documents = 0;
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(PAGE, pageToken);
    const uids = page.users.filter((user) => isAbandoned(user, now)).map(({ uid }) => uid);
    guests += uids.length;
    if (!dryRun) {
      for (const part of inParts(uids, GUESTS_PER_TASK)) {
        documents += (await deleteGuests({ db, auth }, part, now)).documents;
      }
    }
    ({ pageToken } = page);
  } while (pageToken !== undefined);
  return { guests, documents };
}
