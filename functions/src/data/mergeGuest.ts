import type { DocumentReference, Firestore } from "firebase-admin/firestore";
import { isTooLong, MERGED_COLLECTIONS, mergeDocuments } from "../domain/mergeDocuments.ts";
import { userPath } from "../domain/paths.ts";
import type { User } from "../domain/user.ts";
import { fieldsOf } from "./fieldsOf.ts";

export type Merge = { readonly outcome: "merged"; readonly documents: number } | { readonly outcome: "too-many-rows" };

/**
 * Brings a guest's documents into an account.
 *
 * - A document the account lacks is copied under the same id.
 * - One that both have is merged as `mergeDocuments` says for its collection, or stays the account's.
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
      collection: source.parent.id,
      isDirect: source.parent.parent?.path === guestRef.path,
      source,
      target: db.doc(accountRef.path + source.path.slice(guestRef.path.length)),
    }),
  );
  // Lists first: theirs is the only merge that may be refused, and then nothing has been changed.
  const fits = await mergeTogether(db, pairs.filter(isMerged), guestUid);
  if (!fits) return { outcome: "too-many-rows" };
  for (const pair of pairs.filter((each) => !isMerged(each))) await copyMissing(db, pair);
  const hasUser = await mergeUser(db, guestRef, accountRef, account.displayName);
  return { outcome: "merged", documents: sources.length + (hasUser ? 1 : 0) };
}

interface Pair {
  readonly collection: string;
  /** In a collection right below the user. */
  readonly isDirect: boolean;
  readonly source: DocumentReference;
  readonly target: DocumentReference;
}

function isMerged({ collection, isDirect }: Pair): boolean {
  return isDirect && MERGED_COLLECTIONS.includes(collection);
}

/** All or none; false when a merged list would hold too many rows. */
function mergeTogether(db: Firestore, pairs: readonly Pair[], guestUid: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const merged: { readonly pair: Pair; readonly fields: Readonly<Record<string, unknown>> }[] = [];
    for (const pair of pairs) {
      const [guest, account] = await transaction.getAll(pair.source, pair.target);
      const brought = guest?.data();
      if (!brought) continue;
      const existing = account?.data();
      const fields = existing ? mergeDocuments(pair.collection, existing, brought, guestUid) : brought;
      merged.push({ pair, fields });
    }
    if (merged.some(({ pair, fields }) => isTooLong(pair.collection, fields))) return false;
    for (const { pair, fields } of merged) transaction.set(pair.target, fields);
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
