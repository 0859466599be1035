import { type RunningFirestore, startFirestore } from "@cairn/firestore-emulator";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import {
  checklistPath,
  shareCommentPath,
  shareNewsPath,
  sharePath,
  shareReportPath,
  shareRowsPath,
  userPath,
} from "@domain/records/firestorePaths.ts";
import { newShareId } from "@domain/share/share.ts";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../emulators/start/ports.ts";
import { deleteDocuments } from "../../functions/src/data/deleteDocuments.ts";
import { deleteEndedShares } from "../../functions/src/data/deleteEndedShares.ts";
import { newGuest, planOf } from "../support/guest.ts";
import { shareRowExample } from "../support/records.ts";
import { inDays, newShare } from "../support/shares.ts";
import { adminDb, newStudent, stored, suite } from "../support/suite.ts";
import { ask } from "./ask.ts";

/** Stores a share with a comment, an orphaned comment, news and a report. Returns the paths outside of the account. */
async function shareWithEverything(uid: string): Promise<readonly string[]> {
  const { shareId } = await newShare(adminDb, uid);
  const comment = { from: "reader", uid, ends_at: inDays(30), created_at: inDays(0) };
  const paths = {
    [shareCommentPath(shareId, "one")]: comment,
    [shareCommentPath(await newShareId("nobody"), "orphan")]: comment,
    [shareReportPath(shareId)]: { uid, reasons: { other: 1 } },
    [shareNewsPath(uid)]: { items: { [shareId]: { opened_count: 1 } } },
    [shareRowsPath(uid)]: { items: { [shareId]: shareRowExample }, changed_item: shareId },
  };
  await Promise.all(Object.entries(paths).map(([path, fields]) => adminDb.doc(path).set(fields)));
  return [sharePath(shareId), ...Object.keys(paths)];
}

const existing = async (paths: readonly string[]) =>
  (await Promise.all(paths.map((path) => stored(path)))).filter((document) => document !== null).length;

describe("shares of an account", () => {
  test("end with it, as do their comments, reports and orphans, and other accounts keep theirs", async () => {
    const [ann, bob] = [await newStudent({ stage: null }), await newStudent({ stage: null })];
    const [hers, his] = [await shareWithEverything(ann.uid), await shareWithEverything(bob.uid)];

    const reply = await ask("DELETE", API_CALLS.deleteUser.path, { idToken: ann.idToken });

    expect(reply).toMatchObject({ status: 200, body: { data: { documents: 6 } } });
    expect([await existing(hers), await existing(his)]).toEqual([0, 6]);
  });

  test("have ended even if the deletion stops right after them", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const paths = await shareWithEverything(ann.uid);
    const recursiveDelete = async () => {
      throw new Error("The connection was lost.");
    };

    const failing = Object.create(adminDb, { recursiveDelete: { value: recursiveDelete } });
    await expect(deleteDocuments(failing, ann.uid)).rejects.toThrow("The connection was lost.");

    expect(await existing(paths)).toBe(2);
    expect(await stored(userPath(ann.uid))).not.toBeNull();
  });

  test("are not copied from a guest, who cannot share", async () => {
    const [ann, guest] = [await newStudent({ stage: "hs-10" }), await newGuest()];
    await shareWithEverything(guest.uid);
    const before = await planOf(ann.uid);

    const body = { guestToken: guest.idToken };
    const reply = await ask("POST", API_CALLS.mergeGuest.path, { idToken: ann.idToken, body });

    expect(reply.status).toBe(200);
    expect(await planOf(ann.uid)).toEqual(before);
    expect(await planOf(guest.uid)).toEqual({});
  });

  test("are left out when a plan file with them is imported", async () => {
    const [ann, bob] = [await newStudent({ stage: "hs-10" }), await newStudent({ stage: null })];
    const shares = { all: { items: { [await newShareId("nobody")]: { ...shareRowExample, of_a_later_release: 1 } } } };
    const checklists = {
      "hs-10": await stored(checklistPath(ann.uid, "hs-10")),
      "hs-9": await stored(checklistPath(ann.uid, "hs-9")),
    };
    const file = { product: "Cairn", version: 1, exported_at: "2026-11-20T12:00:00.000Z", uid: ann.uid };

    const body = { ...file, user: await stored(userPath(ann.uid)), collections: { checklists, shares } };
    const reply = await ask("POST", API_CALLS.importPlan.path, { idToken: bob.idToken, body });

    expect(reply).toMatchObject({ status: 200 });
    expect(await stored(shareRowsPath(bob.uid))).toBeNull();
  });
});

describe("the daily cleanup", () => {
  const app = initializeApp({ projectId: suite.projectId }, "shares-end");
  let firestore: RunningFirestore;
  let db: Firestore;

  // It looks at all shares, so it gets a Firestore of its own.
  beforeAll(async () => {
    firestore = await startFirestore({ port: await freePort(), dataFile: null });
    const suiteHost = process.env.FIRESTORE_EMULATOR_HOST;
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${firestore.port}`;
    db = getFirestore(app);
    if (suiteHost === undefined) delete process.env.FIRESTORE_EMULATOR_HOST;
    else process.env.FIRESTORE_EMULATOR_HOST = suiteHost;
  });
  afterAll(async () => {
    await deleteApp(app);
    await firestore.stop();
  });

  async function commentOn(shareId: string, fields: object): Promise<string> {
    const path = shareCommentPath(shareId, "one");
    await db.doc(path).set({ from: "reader", uid: "ann", created_at: inDays(-1), ends_at: inDays(9), ...fields });
    return path;
  }

  test("deletes ended shares with their comments, and comments without a share", async () => {
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

    expect(await deleteEndedShares(db, new Date())).toEqual({ shares: 1, comments: 2 });

    const left = await db.getAll(...[...kept, ...gone].map((path) => db.doc(path)));
    expect(left.filter(({ exists }) => exists).map(({ ref }) => ref.path)).toEqual(kept);
    expect(await deleteEndedShares(db, new Date())).toEqual({ shares: 0, comments: 0 });
  });
});
