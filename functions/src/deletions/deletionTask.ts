import * as z from "zod/mini";

/** Where the next page of comments begins: behind this moment and this path. */
const place = z.strictObject({ seconds: z.int(), nanoseconds: z.int(), path: z.string() });
export type CommentPlace = z.infer<typeof place>;

/**
 * A part of the daily cleanup, small enough for one task. Each part checks for itself what is still to be deleted, so a
 * task can run twice, late, and at the same time as others.
 */
export const deletionTask = z.discriminatedUnion("what", [
  /** Guests who may be abandoned. */
  z.strictObject({ what: z.literal("guests"), uids: z.array(z.string()) }),
  /** A page of all logins, to find guests who have no visit: of the first releases, and without a plan. */
  z.strictObject({ what: z.literal("logins"), pageToken: z.nullable(z.string()) }),
  /** Shares that may have ended, with their comments. */
  z.strictObject({ what: z.literal("shares"), shareIds: z.array(z.string()) }),
  /** A page of comments whose share may be gone, ordered by one of their moments. */
  z.strictObject({ what: z.literal("comments"), by: z.enum(["ends_at", "created_at"]), after: z.nullable(place) }),
]);
export type DeletionTask = z.infer<typeof deletionTask>;

/** A queue of Cloud Tasks, or a stand-in for it. */
export interface DeletionQueue {
  enqueue(task: DeletionTask): Promise<void>;
}

/**
 * Firebase Auth deletes accounts in one batch a second, and lists 21,000 a minute. The queue dispatches one task a second,
 * and each task deletes one batch or lists one page (firebase.google.com/docs/auth/limits, read on 2026-11-27).
 */
export const DISPATCHES_PER_SECOND = 1;
export const LOGINS_PER_TASK = 300;
/** As many as a task deletes in a few seconds: each guest has some ten requests, one after the other. */
export const GUESTS_PER_TASK = 40;
/** A share has at most 200 comments with ten answers each. */
export const SHARES_PER_TASK = 20;
export const COMMENTS_PER_TASK = 300;
