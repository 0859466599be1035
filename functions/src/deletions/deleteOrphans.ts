import { FieldPath, type Firestore, Timestamp } from "firebase-admin/firestore";
import { SHARE_COMMENTS } from "../domain/records/firestorePaths.ts";
import { COMMENTS_PER_TASK, type CommentPlace, type DeletionTask } from "./deletionTask.ts";

const DAY = 86_400_000;
/** How far back new comments are looked through. A device may have deleted their share before it knew of them. */
const LATELY = 30 * DAY;

type Order = Extract<DeletionTask, { readonly what: "comments" }>["by"];

export interface DeletedOrphans {
  readonly deleted: number;
  /** Where the next page begins. Null after the last page. */
  readonly next: CommentPlace | null;
}

/**
 * Deletes the comments of one page whose share is gone. `ends_at`: those that have ended. `created_at`: those of the last
 * 30 days.
 */
export async function deleteOrphans(
  db: Firestore,
  by: Order,
  after: CommentPlace | null,
  now: Date,
): Promise<DeletedOrphans> {
  const comments = db.collectionGroup(SHARE_COMMENTS);
  const wanted =
    by === "ends_at"
      ? comments.where(by, "<=", Timestamp.fromDate(now))
      : comments.where(by, ">=", Timestamp.fromMillis(now.getTime() - LATELY));
  // Only the field that orders them: a comment can have four KiB.
  const ordered = wanted.orderBy(by).orderBy(FieldPath.documentId()).select(by).limit(COMMENTS_PER_TASK);
  const rest = after ? ordered.startAfter(new Timestamp(after.seconds, after.nanoseconds), after.path) : ordered;
  const { docs: page } = await rest.get();
  const shares = new Map(page.flatMap(({ ref }) => ref.parent.parent ?? []).map((share) => [share.path, share]));
  if (shares.size === 0) return { deleted: 0, next: null };
  const snapshots = await db.getAll(...shares.values(), { fieldMask: ["ends_at"] });
  const gone = new Set(snapshots.filter(({ exists }) => !exists).map(({ ref }) => ref.path));
  const orphans = page.filter(({ ref }) => gone.has(ref.parent.parent?.path ?? ""));
  const batch = db.batch();
  for (const { ref } of orphans) batch.delete(ref);
  await batch.commit();
  const last = page.length < COMMENTS_PER_TASK ? undefined : page.at(-1);
  const moment: unknown = last?.get(by);
  if (!last || !(moment instanceof Timestamp)) return { deleted: orphans.length, next: null };
  const { seconds, nanoseconds } = moment;
  return { deleted: orphans.length, next: { seconds, nanoseconds, path: last.ref.path } };
}
