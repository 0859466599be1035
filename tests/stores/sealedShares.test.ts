import { API_CALLS } from "@domain/api/apiCalls";
import { SHARES, shareCommentsPath, sharePath, shareRowsPath } from "@domain/records/firestorePaths";
import { encodeBase64url } from "@domain/share/base64url";
import { newShareKey, seal, unseal } from "@domain/share/seal";
import { newShareId } from "@domain/share/share";
import { SHARE_PARTS } from "@domain/share/sharePart";
import {
  Bytes,
  doc,
  type Firestore,
  getDoc,
  onSnapshot,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { planOf } from "../support/guest.ts";
import { shareRowExample } from "../support/records.ts";
import { inDays, type SharedPlan } from "../support/shares.ts";
import { adminDb, call, newStudent, suite } from "../support/suite.ts";
import { closeClientsAfterEach, openClient } from "./support/client.ts";

closeClientsAfterEach();

const SHARED = 30;

/** Seals every part, with this word in each text, and stores the share with its row as the app does. */
async function share(db: Firestore, uid: string, word: string): Promise<SharedPlan> {
  const [shareId, key] = [await newShareId(uid), newShareKey()];
  const bytes = async (place: "head" | (typeof SHARE_PARTS)[number]) =>
    Bytes.fromUint8Array(await seal(key, { shareId, uid }, place, { student: word, texts: [word, word] }));
  const parts = await Promise.all(SHARE_PARTS.map(async (part) => [part, await bytes(part)] as const));
  const batch = writeBatch(db);
  batch.set(doc(db, sharePath(shareId)), {
    uid,
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
    ends_at: Timestamp.fromMillis(inDays(30).toMillis()),
    head: await bytes("head"),
    parts: Object.fromEntries(parts),
    takes_comments: true,
    closed_at: null,
  });
  const rows = { items: { [shareId]: shareRowExample }, changed_item: shareId };
  batch.set(doc(db, shareRowsPath(uid)), rows, { merge: true });
  await batch.commit();
  return { shareId, key };
}

/** Everything that the store has of these shares and their student, as texts. Bytes are in each way to read them. */
async function dump(uid: string, shareIds: readonly string[]): Promise<string> {
  const shares = await adminDb.getAll(...shareIds.map((id) => adminDb.doc(sharePath(id))));
  const comments = await Promise.all(shareIds.map((id) => adminDb.collection(shareCommentsPath(id)).get()));
  const documents = [...shares, ...comments.flatMap(({ docs }) => docs)].map((document) => document.data());
  const raw = (_: string, value: unknown) => {
    const isBuffer = typeof value === "object" && value !== null && "type" in value && value.type === "Buffer";
    if (!isBuffer || !("data" in value) || !Array.isArray(value.data)) return value;
    const bytes = Buffer.from(value.data);
    return [bytes.toString("latin1"), bytes.toString("base64"), bytes.toString("base64url")];
  };
  return JSON.stringify([documents, await planOf(uid)], raw);
}

describe("a shared plan", () => {
  test(`has no plain word and no key in the store, as ${SHARED} shares with comments show`, async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const db = openClient(suite.firestoreHost, suite.projectId, ann.uid);
    const words = Array.from({ length: SHARED }, (_, index) => `canary${index}`);
    const shared: SharedPlan[] = [];
    for (const word of words) shared.push(await share(db, ann.uid, word));
    const [{ shareId, key } = { shareId: "", key: "" }] = shared;
    const comment = await seal(key, { shareId, uid: ann.uid }, "comment", { name: "canary0", text: "canary0" });
    const body = { shareId, part: "hours", sealed: encodeBase64url(comment) };
    expect((await call("POST", API_CALLS.commentOnShare.path, { body })).status).toBe(200);

    const ids = shared.map(({ shareId: id }) => id);
    const text = await dump(ann.uid, ids);

    // The dump is of the right documents, and would show a word.
    for (const id of ids) expect(text).toContain(id);
    expect(text).toContain("takes_comments");
    expect(text).toContain(Buffer.from(comment).toString("base64"));
    expect(text).not.toMatch(/canary|Y2FuYXJ5/);
    for (const { key: secret } of shared) expect(text).not.toContain(secret);
  });

  test("is opened by anyone who has the link, and is out of sight once the share has ended", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const db = openClient(suite.firestoreHost, suite.projectId, ann.uid);
    const { shareId, key } = await share(db, ann.uid, "hello");
    const reader = openClient(suite.firestoreHost, suite.projectId, "reader");
    const seen: boolean[] = [];
    const stop = onSnapshot(
      doc(reader, sharePath(shareId)),
      (snapshot) => seen.push(snapshot.exists()),
      () => seen.push(false),
    );
    await expect.poll(() => seen.at(-1)).toBe(true);
    const head: Bytes = (await getDoc(doc(reader, SHARES, shareId))).get("head");

    const batch = writeBatch(db);
    batch.delete(doc(db, sharePath(shareId)));
    await batch.commit();

    await expect.poll(() => seen.at(-1)).toBe(false);
    stop();
    const value = { student: "hello", texts: ["hello", "hello"] };
    expect(await unseal(key, { shareId, uid: ann.uid }, "head", head.toUint8Array())).toEqual({
      outcome: "opened",
      value,
    });
    await expect(getDoc(doc(reader, sharePath(shareId)))).rejects.toMatchObject({ code: "permission-denied" });
  });

  test("cannot be written as plain text", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const db = openClient(suite.firestoreHost, suite.projectId, ann.uid);
    const { shareId } = await share(db, ann.uid, "hello");

    const fields = { head: "Ann Lee", updated_at: serverTimestamp() };
    const written = setDoc(doc(db, sharePath(shareId)), fields, { merge: true });

    await expect(written).rejects.toMatchObject({ code: "permission-denied" });
  });
});
