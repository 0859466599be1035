import { type Firestore, Timestamp } from "firebase-admin/firestore";
import { atOnce } from "../data/atOnce.ts";
import { pagesOf } from "../data/pagesOf.ts";
import { GUEST_DAYS } from "../domain/account/guestDays.ts";
import { GUEST_VISITS, SHARES } from "../domain/records/firestorePaths.ts";
import { addDays, utcDayOf } from "../domain/shared/calendarDay.ts";
import { type DeletionQueue, type DeletionTask, GUESTS_PER_TASK, SHARES_PER_TASK } from "./deletionTask.ts";

/** Names read per query, and tasks put into the queue at once. */
const PAGE = 1_000;
const ENQUEUED_AT_ONCE = 20;
const SUNDAY = 0;

/** How many guests and shares the queue got. Each task looks again at what it deletes. */
export interface BegunDeletions {
  readonly guests: number;
  readonly shares: number;
}

/**
 * Puts the day's deletions into the queue: guests who were last here more than `GUEST_DAYS` ago, and ended shares. Reads
 * only their names. Once a week, the queue also gets the first page of all logins. If it is interrupted, it can run again.
 */
export async function beginDeletions(db: Firestore, queue: DeletionQueue, now: Date): Promise<BegunDeletions> {
  const lastDay = addDays(utcDayOf(now), -GUEST_DAYS);
  const visits = db.collection(GUEST_VISITS).where("last_day", "<", lastDay).orderBy("last_day");
  const ended = db.collection(SHARES).where("ends_at", "<=", Timestamp.fromDate(now)).orderBy("ends_at");
  let guests = 0;
  for await (const page of pagesOf(visits.select("last_day"), PAGE)) {
    const uids = page.map(({ id }) => id);
    await enqueueAll(
      queue,
      inParts(uids, GUESTS_PER_TASK).map((part) => ({ what: "guests", uids: part })),
    );
    guests += uids.length;
  }
  let shares = 0;
  for await (const page of pagesOf(ended.select("ends_at"), PAGE)) {
    const shareIds = page.map(({ id }) => id);
    await enqueueAll(
      queue,
      inParts(shareIds, SHARES_PER_TASK).map((part) => ({ what: "shares", shareIds: part })),
    );
    shares += shareIds.length;
  }
  await enqueueAll(queue, [
    { what: "comments", by: "ends_at", after: null },
    { what: "comments", by: "created_at", after: null },
    ...(now.getUTCDay() === SUNDAY ? [{ what: "logins", pageToken: null } as const] : []),
  ]);
  return { guests, shares };
}

export function inParts<Item>(items: readonly Item[], size: number): readonly Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

function enqueueAll(queue: DeletionQueue, tasks: readonly DeletionTask[]): Promise<void> {
  return atOnce(tasks, ENQUEUED_AT_ONCE, (task) => queue.enqueue(task));
}
