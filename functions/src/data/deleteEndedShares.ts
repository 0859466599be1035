import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from "firebase-admin/firestore";
import { SHARE_COMMENTS, SHARES } from "../domain/records/firestorePaths.ts";
import { pagesOf } from "./pagesOf.ts";

const DAY = 86_400_000;
/** Documents read and deleted per page. */
const PAGE = 300;
/** How far back new comments are looked through. A device may have deleted their share before it knew of them. */
const LATELY = 30 * DAY;

export interface EndedShares {
  readonly shares: number;
  readonly comments: number;
}

/**
 * Deletes shares that have ended, with their comments, and comments whose share is gone. Firestore's own time-to-live
 * deletes shares, too, but no comments. Every step can run again.
 */
export async function deleteEndedShares(db: Firestore, now: Date): Promise<EndedShares> {
  const at = Timestamp.fromDate(now);
  let shares = 0;
  for await (const page of datesOf(db.collection(SHARES).where("ends_at", "<=", at).orderBy("ends_at"))) {
    for (const { ref } of page) await db.recursiveDelete(ref);
    shares += page.length;
  }
  const comments = db.collectionGroup(SHARE_COMMENTS);
  const late = comments.where("ends_at", "<=", at).orderBy("ends_at");
  const recent = comments.where("created_at", ">=", Timestamp.fromMillis(now.getTime() - LATELY)).orderBy("created_at");
  return { shares, comments: (await deleteOrphans(db, late)) + (await deleteOrphans(db, recent)) };
}

async function deleteOrphans(db: Firestore, query: Query): Promise<number> {
  let deleted = 0;
  for await (const page of datesOf(query)) {
    const parents = new Map(page.flatMap(({ ref }) => parentOf(ref.parent)).map((share) => [share.path, share]));
    if (parents.size === 0) continue;
    const snapshots = await db.getAll(...parents.values(), { fieldMask: ["ends_at"] });
    const gone = new Set(snapshots.filter(({ exists }) => !exists).map(({ ref }) => ref.path));
    const orphans = page.filter(({ ref }) => gone.has(ref.parent.parent?.path ?? ""));
    const batch = db.batch();
    for (const { ref } of orphans) batch.delete(ref);
    await batch.commit();
    deleted += orphans.length;
  }
  return deleted;
}

function parentOf({ parent }: CollectionReference): readonly DocumentReference[] {
  return parent ? [parent] : [];
}

/** Pages with only the fields that the queries are ordered by: shares are large. */
function datesOf(query: Query): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  return pagesOf(query.select("ends_at", "created_at"), PAGE);
}
