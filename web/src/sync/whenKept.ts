import { userPath } from "@domain/records/firestorePaths";
import { when } from "mobx";
import { doc, type Firestore, getDocFromCache } from "./firestoreSdk.ts";
import type { PlanFirestore } from "./PlanFirestore.ts";

/**
 * Waits until every write passed to Firestore so far is stored on this device, where it survives a reload. Resolves to
 * false if one of them was rejected meanwhile.
 *
 * Firestore's SDK (4.17) handles a write as one step of a queue: it stores the mutation in IndexedDB, waits for that
 * transaction to complete, and rejects the write at once if that fails (`syncEngineWrite` with
 * `localStoreWriteLocally`). A read of the cache is a later step of the same queue
 * (`firestoreClientGetDocumentFromLocalCache`), so any answer to it means that the writes before it are stored.
 */
export async function whenKept(firestore: PlanFirestore, uid: string): Promise<boolean> {
  const before = firestore.refusedWrites;
  // Includes what the same press writes next.
  await Promise.resolve();
  if (firestore.unansweredWrites > 0) {
    await answerOfCache(firestore.db, uid);
    if (!(await hasStore())) await when(() => firestore.unansweredWrites === 0);
  }
  return firestore.refusedWrites === before;
}

/** A document missing from the cache is an answer, too, and so is a terminated Firestore. */
async function answerOfCache(db: Firestore, uid: string): Promise<void> {
  try {
    await getDocFromCache(doc(db, userPath(uid)));
  } catch {}
}

/**
 * Whether Firestore has a persistent store. If the browser provides no IndexedDB, Firestore silently uses memory
 * (`ensureOfflineComponents`). A write is then kept once the server has it.
 */
async function hasStore(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name?.startsWith("firestore/"));
  } catch {
    return false;
  }
}
