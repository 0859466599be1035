import type { DocumentReference, Firestore } from "firebase-admin/firestore";
import { CHECKLIST_ITEM_LIMIT, type Checklist } from "../domain/checklist.ts";
import { mergeChecklists } from "../domain/mergeChecklists.ts";
import { checklistsPath, userPath } from "../domain/paths.ts";
import type { User } from "../domain/user.ts";
import { fieldsOf } from "./fieldsOf.ts";

export type Merge = { readonly outcome: "merged"; readonly documents: number } | { readonly outcome: "too-many-rows" };

/**
 * Brings a guest's documents into an account.
 *
 * - A document the account lacks is copied under the same id.
 * - Checklists of the same stage are merged row by row: see `mergeChecklists`.
 * - Of any other document both have, the account's stays.
 * - An account that has not chosen a stage takes over the guest's, under its own name; one that has keeps stage and
 *   name, and takes from the guest only the preferences it has not set.
 *
 * The guest's documents are only read. Every step leaves what an earlier run has done, so a run that was cut short is
 * simply repeated; the user document comes last, so that an account is not registered with half a plan.
 */
export async function mergeGuest(
  db: Firestore,
  guestUid: string,
  account: { readonly uid: string; readonly displayName: string },
): Promise<Merge> {
  const guestRef = db.doc(userPath(guestUid));
  const accountRef = db.doc(userPath(account.uid));
  const sources = await documentsBelow(guestRef);
  const pairs = sources.map(
    (source): Pair => ({
      source,
      target: db.doc(accountRef.path + source.path.slice(guestRef.path.length)),
      isList: source.parent.path === checklistsPath(guestUid),
    }),
  );
  // Lists first: theirs is the only merge that may be refused, and then nothing has been changed.
  const fits = await mergeLists(
    db,
    pairs.filter(({ isList }) => isList),
    guestUid,
  );
  if (!fits) return { outcome: "too-many-rows" };
  for (const pair of pairs.filter(({ isList }) => !isList)) await copyMissing(db, pair);
  const hasUser = await mergeUser(db, guestRef, accountRef, account.displayName);
  return { outcome: "merged", documents: sources.length + (hasUser ? 1 : 0) };
}

interface Pair {
  readonly source: DocumentReference;
  readonly target: DocumentReference;
  readonly isList: boolean;
}

/** All or none; false when a merged list would hold too many rows. */
function mergeLists(db: Firestore, pairs: readonly Pair[], guestUid: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const merged: { readonly target: DocumentReference; readonly list: Checklist }[] = [];
    for (const { source, target } of pairs) {
      const [guest, account] = await transaction.getAll(source, target);
      const brought = fieldsOf<Checklist>(guest);
      if (!brought) continue;
      const existing = fieldsOf<Checklist>(account);
      merged.push({ target, list: existing ? mergeChecklists(existing, brought, guestUid) : brought });
    }
    if (merged.some(({ list }) => Object.keys(list.items).length > CHECKLIST_ITEM_LIMIT)) return false;
    for (const { target, list } of merged) transaction.set(target, list);
    return true;
  });
}

function copyMissing(db: Firestore, { source, target }: Pair): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const [guest, account] = await transaction.getAll(source, target);
    const brought = guest?.data();
    if (brought && account?.exists === false) transaction.create(target, brought);
  });
}

/** Whether the guest had a user document at all. */
function mergeUser(
  db: Firestore,
  guestRef: DocumentReference,
  accountRef: DocumentReference,
  displayName: string,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [guest, account] = await transaction.getAll(guestRef, accountRef);
    const brought = fieldsOf<User>(guest);
    const existing = fieldsOf<User>(account);
    if (!brought) return false;
    if (existing) {
      transaction.update(accountRef, { preferences: { ...brought.preferences, ...existing.preferences } });
    } else {
      transaction.create(accountRef, { ...brought, display_name: displayName });
    }
    return true;
  });
}

/** Every document in whatever collection below this one, however deep. */
async function documentsBelow(ref: DocumentReference): Promise<DocumentReference[]> {
  const collections = await ref.listCollections();
  const found = await Promise.all(
    collections.map(async (collection) => {
      const children = await collection.listDocuments();
      return [...children, ...(await Promise.all(children.map(documentsBelow))).flat()];
    }),
  );
  return found.flat();
}
