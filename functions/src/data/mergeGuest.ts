import {
  type CollectionReference,
  type DocumentReference,
  FieldPath,
  type Firestore,
  type Transaction,
} from "firebase-admin/firestore";
import { userKind } from "../domain/account/user.ts";
import { COLLECTIONS, collectionOf, collectionsWith } from "../domain/records/collections.ts";
import { userPath } from "../domain/records/firestorePaths.ts";
import { isTooLong, type MergedCollection, mergeDocuments } from "../domain/records/mergeDocuments.ts";
import { pagesOf } from "./pagesOf.ts";
import { recordOf } from "./recordOf.ts";
import { sizeOf } from "./sizeOf.ts";

export type Merge = { readonly outcome: "merged"; readonly documents: number } | { readonly outcome: "too-many-rows" };

const MERGED = collectionsWith("merge", "rows", "tasks", "fields");
/** Documents per page. Each can have a mebibyte, and a query cannot limit bytes. */
const PAGE = 16;
/** The most bytes that wait to be written. Firestore refuses a request with more than 10 MiB. */
const WAITING = 8 * 1024 * 1024;
/** Firestore's code for an existing document (google.rpc.Code). */
const ALREADY_EXISTS = 6;

/**
 * Copies a guest's documents into an account. Every collection is directly below the user document. The register says
 * what happens to each (`domain/records/collections.ts`).
 *
 * - A document the account lacks is copied under the same id.
 * - A document that both have is merged by the rule for its collection (`mergeDocuments`), or the account's is kept.
 * - An account without a stage takes the guest's stage, under its own name. An account with a stage keeps its stage and
 * name, and takes from the guest only the preferences it has not set.
 *
 * A sample's plan is not the guest's own. If the guest looked around as a sample, only support messages are copied.
 * Shares are never copied.
 *
 * The guest's documents are only read. Every step can run again, so an interrupted run is simply repeated. The user
 * document is written last, so an account is never registered with half a plan.
 */
export async function mergeGuest(
  db: Firestore,
  guestUid: string,
  account: { readonly uid: string; readonly displayName: string },
): Promise<Merge> {
  const guestRef = db.doc(userPath(guestUid));
  const accountRef = db.doc(userPath(account.uid));
  const [user, all] = await Promise.all([guestRef.get(), guestRef.listCollections()]);
  const isSample = recordOf(userKind, user)?.sample !== undefined;
  const collections = all.filter((each) => isMoved(each, isSample));
  const lists = collections.flatMap((each) => listsIn(each, accountRef, guestUid));
  // Only this can be refused, and nothing has been changed by then.
  for (const list of lists) if (!(await fits(db, list))) return { outcome: "too-many-rows" };
  let [merged, copied] = [0, 0];
  // One after the other, so that no more than one collection or page is in memory.
  for (const list of lists) {
    const count = await mergeLists(db, list);
    // The account has got more meanwhile.
    if (count === null) return { outcome: "too-many-rows" };
    merged += count;
  }
  for (const collection of collections.filter(({ id }) => mergedOf(id) === null)) {
    copied += await copyMissing(db, collection, accountRef.collection(collection.id));
  }
  const hasUser = !isSample && (await mergeUser(db, guestRef, accountRef, account.displayName));
  return { outcome: "merged", documents: merged + copied + (hasUser ? 1 : 0) };
}

/** A collection of a later release moves with the guest's own plan. */
function isMoved({ id }: CollectionReference, isSample: boolean): boolean {
  const name = collectionOf(id);
  if (name === null) return !isSample;
  return COLLECTIONS[name].merge !== "stays" && (!isSample || COLLECTIONS[name].sample === "kept");
}

function mergedOf(id: string): MergedCollection | null {
  return MERGED.find((name) => name === id) ?? null;
}

/** A collection whose documents are merged with the account's of the same ids. */
interface Lists {
  readonly collection: MergedCollection;
  readonly source: CollectionReference;
  readonly target: CollectionReference;
  readonly guestUid: string;
}

function listsIn(source: CollectionReference, accountRef: DocumentReference, guestUid: string): readonly Lists[] {
  const collection = mergedOf(source.id);
  return collection === null ? [] : [{ collection, source, target: accountRef.collection(source.id), guestUid }];
}

/** Whether no merged list would be too long. */
function fits(db: Firestore, lists: Lists): Promise<boolean> {
  return db.runTransaction(async (transaction) => (await readMerged(transaction, lists)) !== null, { readOnly: true });
}

/** Merges a collection, all or nothing. Returns the guest's number of documents there; null if a list is too long. */
function mergeLists(db: Firestore, lists: Lists): Promise<number | null> {
  return db.runTransaction(async (transaction) => {
    const merged = await readMerged(transaction, lists);
    for (const { target, fields } of merged ?? []) transaction.set(target, fields);
    return merged?.length ?? null;
  });
}

/** The documents as they are to be written; null if a list would be too long. */
async function readMerged(transaction: Transaction, { collection, source, target, guestUid }: Lists) {
  const { docs } = await transaction.get(source);
  if (docs.length === 0) return [];
  const existing = await transaction.getAll(...docs.map(({ id }) => target.doc(id)));
  const merged = docs.map((theirs, index) => {
    const ours = existing[index]?.data();
    const fields = ours ? mergeDocuments(collection, ours, theirs.data(), guestUid) : theirs.data();
    return { target: target.doc(theirs.id), fields };
  });
  return merged.some(({ fields }) => isTooLong(collection, fields)) ? null : merged;
}

/** Copies what the account lacks, page by page, and returns the guest's number of documents. */
async function copyMissing(db: Firestore, source: CollectionReference, target: CollectionReference): Promise<number> {
  // The default limit of 500 writes a second is meant for migrations that run for hours.
  const writer = db.bulkWriter({ throttling: false });
  const failures: Error[] = [];
  writer.onWriteError((error) => {
    // Keep the account's own document.
    if (error.code === ALREADY_EXISTS) return false;
    const again = error.failedAttempts < 5;
    if (!again) failures.push(error);
    return again;
  });
  let [copied, waiting] = [0, 0];
  for await (const page of pagesOf(source.orderBy(FieldPath.documentId()), PAGE)) {
    for (const doc of page) {
      const fields = doc.data();
      const size = sizeOf(fields);
      if (waiting + size > WAITING) {
        await writer.flush();
        waiting = 0;
      }
      waiting += size;
      writer.create(target.doc(doc.id), fields).catch(() => undefined);
    }
    copied += page.length;
  }
  await writer.close();
  if (failures[0]) throw failures[0];
  return copied;
}

/** Returns whether the guest had a user document. */
function mergeUser(
  db: Firestore,
  guestRef: DocumentReference,
  accountRef: DocumentReference,
  displayName: string,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [guest, account] = await transaction.getAll(guestRef, accountRef);
    const brought = recordOf(userKind, guest);
    const existing = recordOf(userKind, account);
    if (!brought) return false;
    if (existing) {
      transaction.update(accountRef, { preferences: { ...brought.preferences, ...existing.preferences } });
    } else {
      transaction.create(accountRef, { ...guest?.data(), display_name: displayName });
    }
    return true;
  });
}
