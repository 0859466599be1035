import { userPath } from "@domain/records/firestorePaths";
import { doc, type Firestore, getDocFromCache } from "firebase/firestore";
import { when } from "mobx";
import type { PlanFirestore } from "./PlanFirestore.ts";

/**
 * Waits until every write handed to Firestore so far is in its store on this device, where it outlives the page. False
 * where one of them was refused meanwhile.
 *
 * Firestore's SDK (4.17) handles a write as one step of a queue: it stores the mutation in IndexedDB, waits for that
 * transaction to complete, and rejects the write at once where it could not (`syncEngineWrite` with
 * `localStoreWriteLocally`). A read of the cache is a later step of the same queue
 * (`firestoreClientGetDocumentFromLocalCache`), so any answer to it means that the writes before it are stored.
 */
export async function whenKept(firestore: PlanFirestore, uid: string): Promise<boolean> {
  const before = firestore.refusedWrites;
  // What the same press writes next counts too.
  await Promise.resolve();
  if (firestore.unansweredWrites > 0) {
    await answerOfCache(firestore.db, uid);
    if (!(await hasStore())) await when(() => firestore.unansweredWrites === 0);
  }
  return firestore.refusedWrites === before;
}

/** A document that is not in the cache is an answer too, and so is a Firestore that has ended. */
async function answerOfCache(db: Firestore, uid: string): Promise<void> {
  try {
    await getDocFromCache(doc(db, userPath(uid)));
  } catch {}
}

/**
 * Whether Firestore has a store that outlives the page. Where the browser gives it no IndexedDB, it goes on in memory
 * without a word (`ensureOfflineComponents`); a write is then kept once the server has it.
 */
async function hasStore(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name?.startsWith("firestore/"));
  } catch {
    return false;
  }
}
