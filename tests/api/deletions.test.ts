import { type RunningFirestore, startFirestore } from "@cairn/firestore-emulator";
import { guestVisitPath, shareCommentPath, shareCommentsPath, sharePath } from "@domain/records/firestorePaths.ts";
import { newShareId } from "@domain/share/share.ts";
import { utcDayOf } from "@domain/shared/calendarDay.ts";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../../emulators/start/ports.ts";
import { beginDeletions } from "../../functions/src/deletions/beginDeletions.ts";
import {
  COMMENTS_PER_TASK,
  type DeletionTask,
  GUESTS_PER_TASK,
  SHARES_PER_TASK,
} from "../../functions/src/deletions/deletionTask.ts";
import { runDeletion } from "../../functions/src/deletions/runDeletion.ts";
import { newGuest } from "../support/guest.ts";
import { inDays, newShare } from "../support/shares.ts";
import { adminAuth, adminDb, adminFunctions, stored, suite } from "../support/suite.ts";
import { until } from "../support/until.ts";

const DAY = 86_400_000;
const SUNDAY = new Date("2026-11-29T08:00:00Z");
const MONDAY = new Date("2026-11-30T08:00:00Z");

/** A queue that only keeps its tasks. */
function listedQueue() {
  const tasks: DeletionTask[] = [];
  return { tasks, enqueue: async (task: DeletionTask) => void tasks.push(task) };
}

// They look at all guests and shares, so they get a Firestore of their own.
describe("the daily deletions", () => {
  const app = initializeApp({ projectId: suite.projectId }, "deletions");
  let firestore: RunningFirestore;
  let db: Firestore;

  beforeAll(async () => {
    firestore = await startFirestore({ port: await freePort(), dataFile: null });
    const suiteHost = process.env.FIRESTORE_EMULATOR_HOST;
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${firestore.port}`;
    db = getFirestore(app);
    if (suiteHost === undefined) delete process.env.FIRESTORE_EMULATOR_HOST;
    else process.env.FIRESTORE_EMULATOR_HOST = suiteHost;
  });
  beforeEach(() =>
    Promise.all([db.recursiveDelete(db.collection("users")), db.recursiveDelete(db.collection("shares"))]),
  );
  afterAll(async () => {
    await deleteApp(app);
    await firestore.stop();
  });

  /** Runs the day's tasks and those that they add. Returns the tasks, and the figures of all. */
  async function cleanUp(now = new Date()) {
    const queue = listedQueue();
    await beginDeletions(db, queue, now);
    const done: Readonly<Record<string, number>>[] = [];
    for (const task of queue.tasks) done.push(await runDeletion({ db, auth: adminAuth }, queue, task, now));
    return { tasks: queue.tasks, done };
  }

  async function commentOn(shareId: string, fields: object, id = "one"): Promise<string> {
    const path = shareCommentPath(shareId, id);
    await db.doc(path).set({ from: "reader", uid: "ann", created_at: inDays(-1), ends_at: inDays(9), ...fields });
    return path;
  }

  test("take only guests whose last day is more than 60 days ago, in small parts", async () => {
    const writer = db.bulkWriter();
    for (let index = 0; index < 2_500; index += 1) {
      void writer.set(db.doc(guestVisitPath(`old-${index}`)), { last_day: "2026-09-30" });
      void writer.set(db.doc(guestVisitPath(`new-${index}`)), { last_day: "2026-10-01" });
    }
    await writer.close();
    const queue = listedQueue();

    expect(await beginDeletions(db, queue, MONDAY)).toEqual({ guests: 2_500, shares: 0 });

    const parts = queue.tasks.flatMap((task) => (task.what === "guests" ? [task.uids] : []));
    expect(parts.every((part) => part.length <= GUESTS_PER_TASK)).toBe(true);
    expect(new Set(parts.flat()).size).toBe(2_500);
    expect(parts.flat().every((uid) => uid.startsWith("old-"))).toBe(true);
    expect(queue.tasks.map(({ what }) => what)).not.toContain("logins");
  });

  test("list all logins once a week, page by page, for guests without a visit", async () => {
    const { uid } = await newGuest();
    const inTwoMonths = new Date(SUNDAY.getTime() + 63 * DAY);
    const metadata = { creationTime: SUNDAY.toUTCString(), lastSignInTime: "", lastRefreshTime: null };
    const page = (id: string, pageToken?: string) => ({ users: [{ uid: id, providerData: [], metadata }], pageToken });
    const listUsers = async (_: number, token?: string) => (token === "two" ? page("other") : page(uid, "two"));
    const auth = Object.create(adminAuth, { listUsers: { value: listUsers } });
    const queue = listedQueue();
    await beginDeletions(db, queue, inTwoMonths);
    const logins = queue.tasks.filter(({ what }) => what === "logins");

    for (const task of logins) {
      await runDeletion({ db, auth }, { enqueue: async (next) => void logins.push(next) }, task, inTwoMonths);
    }

    expect(logins.filter(({ what }) => what === "logins")).toHaveLength(2);
    expect(logins).toContainEqual({ what: "guests", uids: [uid] });
    expect(logins).toContainEqual({ what: "guests", uids: ["other"] });
  });

  test("delete ended shares with their comments, and comments without a share", async () => {
    const [open, ended] = [await newShare(db, "ann"), await newShare(db, "ann", { ends_at: inDays(-1) })];
    const kept = [
      sharePath(open.shareId),
      await commentOn(open.shareId, { ends_at: inDays(-1) }),
      await commentOn(await newShareId("nobody"), { created_at: inDays(-40) }),
    ];
    const gone = [
      sharePath(ended.shareId),
      await commentOn(ended.shareId, {}),
      await commentOn(await newShareId("nobody"), {}),
      await commentOn(await newShareId("nobody"), { created_at: inDays(-40), ends_at: inDays(-1) }),
    ];

    expect((await cleanUp()).done).toEqual([{ shares: 1 }, { comments: 1 }, { comments: 1 }]);

    const left = await db.getAll(...[...kept, ...gone].map((path) => db.doc(path)));
    expect(left.filter(({ exists }) => exists).map(({ ref }) => ref.path)).toEqual(kept);
    expect((await cleanUp()).done).toEqual([{ comments: 0 }, { comments: 0 }]);
  });

  test("take many ended shares, one of them with 2,200 comments, in small parts", async () => {
    const shares = await Promise.all(Array.from({ length: 45 }, () => newShare(db, "ann", { ends_at: inDays(-1) })));
    const writer = db.bulkWriter();
    const large = shares[0]?.shareId ?? "";
    for (let index = 0; index < 2_200; index += 1) void writer.set(db.doc(shareCommentPath(large, `${index}`)), {});
    await writer.close();

    const { tasks, done } = await cleanUp();

    expect(tasks.filter(({ what }) => what === "shares")).toHaveLength(Math.ceil(45 / SHARES_PER_TASK));
    expect(done.reduce((sum, { shares: deleted = 0 }) => sum + deleted, 0)).toBe(45);
    expect((await db.collection(shareCommentsPath(large)).count().get()).data().count).toBe(0);
  });

  test("keep a share that its student extends while the task waits", async () => {
    const { shareId } = await newShare(db, "ann", { ends_at: inDays(-1) });
    const queue = listedQueue();
    await beginDeletions(db, queue, MONDAY > new Date() ? MONDAY : new Date());
    await db.doc(sharePath(shareId)).update({ ends_at: inDays(300) });

    for (const task of queue.tasks) await runDeletion({ db, auth: adminAuth }, queue, task, new Date());

    expect((await db.doc(sharePath(shareId)).get()).exists).toBe(true);
  });

  test("go through comments page by page, also those of one moment", async () => {
    const [shareId, at] = [await newShareId("nobody"), inDays(-2)];
    const writer = db.bulkWriter();
    for (let index = 0; index < 2 * COMMENTS_PER_TASK + 5; index += 1) {
      const comment = { created_at: at, ends_at: inDays(9), uid: "ann" };
      void writer.set(db.doc(shareCommentPath(shareId, `${index}`)), comment);
    }
    await writer.close();

    const { done } = await cleanUp();

    expect(done.filter(({ comments }) => comments !== undefined)).toEqual([
      { comments: 0 },
      { comments: COMMENTS_PER_TASK },
      { comments: COMMENTS_PER_TASK },
      { comments: 5 },
    ]);
  });
});

describe("the queue of deletions", () => {
  const queue = adminFunctions.taskQueue<DeletionTask>("locations/us-central1/functions/runDeletions");

  test("runs a task in the deployed function", async () => {
    const guest = await newGuest();
    await adminDb.doc(guestVisitPath(guest.uid)).set({ last_day: "2020-01-01" });
    const ended = await newShare(adminDb, "ann", { ends_at: inDays(-1) });

    await queue.enqueue({ what: "guests", uids: [guest.uid] });
    await queue.enqueue({ what: "shares", shareIds: [ended.shareId] });

    await until("the share to be deleted", async () => (await stored(sharePath(ended.shareId))) === null);
    // The guest was here today.
    const today = { last_day: utcDayOf(new Date()) };
    await until("the visit", async () => (await stored(guestVisitPath(guest.uid)))?.last_day === today.last_day);
  });
});
