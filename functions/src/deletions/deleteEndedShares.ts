import { type DocumentReference, type Firestore, Timestamp } from "firebase-admin/firestore";
import { atOnce } from "../data/atOnce.ts";
import { sharePath } from "../domain/records/firestorePaths.ts";

const AT_ONCE = 5;

export interface DeletedShares {
  readonly shares: number;
}

/**
 * Deletes those of the shares that have ended, with their comments. Firestore's own time-to-live deletes shares, too, but
 * no comments, so it may have been faster.
 */
export async function deleteEndedShares(db: Firestore, shareIds: readonly string[], now: Date): Promise<DeletedShares> {
  const refs = shareIds.map((id) => db.doc(sharePath(id)));
  const snapshots = await db.getAll(...refs, { fieldMask: ["ends_at"] });
  const ended = snapshots.filter((share) => !share.exists || hasEnded(share.get("ends_at"), now));
  await atOnce(ended, AT_ONCE, ({ ref }) => deleteAll(db, ref));
  return { shares: ended.length };
}

function hasEnded(endsAt: unknown, now: Date): boolean {
  return endsAt instanceof Timestamp && endsAt.toMillis() <= now.getTime();
}

async function deleteAll(db: Firestore, share: DocumentReference): Promise<void> {
  // The default limit of 500 writes a second is for the whole database: a share with all its comments has 2,200.
  const writer = db.bulkWriter({ throttling: false });
  await db.recursiveDelete(share, writer);
  await writer.close();
}
