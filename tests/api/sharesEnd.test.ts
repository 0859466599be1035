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
import { FieldValue } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { deleteDocuments } from "../../functions/src/data/deleteDocuments.ts";
import { newGuest, planOf } from "../support/guest.ts";
import { shareRowExample } from "../support/records.ts";
import { inDays, newShare } from "../support/shares.ts";
import { adminAuth, adminDb, idTokenFor, newStudent, stored } from "../support/suite.ts";
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

  test("end at the first login after their account's address was confirmed for the first time", async () => {
    const stranger = await newStudent({ stage: "hs-10" });
    const paths = await shareWithEverything(stranger.uid);
    const logIn = async () => {
      const idToken = await idTokenFor(stranger.email, stranger.password);
      return ask("GET", `${API_CALLS.checkUser.path}?flow=login`, { idToken });
    };
    expect(await logIn()).toMatchObject({ status: 200 });
    expect(await existing(paths)).toBe(6);

    await adminAuth.updateUser(stranger.uid, { emailVerified: true });
    const reply = await logIn();

    expect(reply).toEqual({
      ...reply,
      status: 200,
      body: { data: { available: true, user: await stored(userPath(stranger.uid)) } },
    });
    expect(await existing(paths)).toBe(0);
    const later = await shareWithEverything(stranger.uid);
    await logIn();
    expect(await existing(later)).toBe(6);
  });

  test("stay with an account of an earlier release, of which nothing is known", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    await adminDb.doc(userPath(ann.uid)).update({ is_unconfirmed: FieldValue.delete() });
    const paths = await shareWithEverything(ann.uid);
    await adminAuth.updateUser(ann.uid, { emailVerified: true });

    const idToken = await idTokenFor(ann.email, ann.password);
    await ask("GET", `${API_CALLS.checkUser.path}?flow=login`, { idToken });

    expect(await existing(paths)).toBe(6);
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
