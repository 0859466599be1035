import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import { inParts } from "./beginDeletions.ts";
import { deleteEndedShares } from "./deleteEndedShares.ts";
import { deleteGuests, isAbandoned } from "./deleteGuests.ts";
import { deleteOrphans } from "./deleteOrphans.ts";
import { type DeletionQueue, type DeletionTask, GUESTS_PER_TASK, LOGINS_PER_TASK } from "./deletionTask.ts";

export interface DeletionServices {
  readonly db: Firestore;
  readonly auth: Auth;
}

/**
 * Runs one task of the cleanup and returns figures for the log. A task that has more to read than one page puts the next
 * page into the queue. Rejects if something could not be deleted: the queue then runs the task again.
 */
export async function runDeletion(
  services: DeletionServices,
  queue: DeletionQueue,
  task: DeletionTask,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  switch (task.what) {
    case "guests":
      return { ...(await deleteGuests(services, task.uids, now)) };
    case "logins":
      return { ...(await findAbandoned(services, queue, task.pageToken, now)) };
    case "shares":
      return { ...(await deleteEndedShares(services.db, task.shareIds, now)) };
    case "comments": {
      const { deleted, next } = await deleteOrphans(services.db, task.by, task.after, now);
      if (next) await queue.enqueue({ ...task, after: next });
      return { comments: deleted };
    }
  }
}

/** Puts the abandoned guests of a page of logins into the queue, and then the next page. */
async function findAbandoned({ auth }: DeletionServices, queue: DeletionQueue, from: string | null, now: Date) {
  const { users, pageToken } = await auth.listUsers(LOGINS_PER_TASK, from ?? undefined);
  const uids = users.filter((user) => isAbandoned(user, now)).map(({ uid }) => uid);
  for (const part of inParts(uids, GUESTS_PER_TASK)) await queue.enqueue({ what: "guests", uids: part });
  // Last, so that a page that fails does not begin the pages after it twice.
  if (pageToken !== undefined) await queue.enqueue({ what: "logins", pageToken });
  return { found: uids.length };
}
