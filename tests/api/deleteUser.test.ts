import { createHmac } from "node:crypto";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import { COLLECTION_NAMES } from "@domain/records/collections.ts";
import { ATTEMPTS, checklistPath, userCollectionPath, userPath } from "@domain/records/firestorePaths.ts";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { deleteDocuments } from "../../functions/src/data/deleteDocuments.ts";
import { newGuest, planOf } from "../support/guest.ts";
import { adminAuth, adminDb, newStudent, type Student, stored } from "../support/suite.ts";
import { answerHere } from "./answerHere.ts";
import { ask, type Reply, refusal } from "./ask.ts";
import { describeMethod, describeSignedInOnly } from "./refusals.ts";

const place = API_CALLS.deleteUser;

describe("delete-user", () => {
  test("deletes the login and every document, and counts the documents", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    await fill(ann.uid);
    const collections = await collectionsNow(ann.uid);

    const reply = await ask("DELETE", place.path, { idToken: ann.idToken });

    expect(reply).toMatchObject({ status: 200, body: { data: { documents: 5 + COLLECTION_NAMES.length } } });
    expect(await planOf(ann.uid)).toEqual({});
    expect(await documentsNaming(ann, collections)).toEqual([]);
    await expect(adminAuth.getUser(ann.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  // Firestore deletes counters up to a day after their ten minutes. Until then, a number stays under a hash.
  test("leaves only anonymous counters of attempts, which end after ten minutes", async () => {
    const ann = await newStudent({ stage: null });
    const began = Date.now();
    await ask("POST", API_CALLS.loginEmail.path, { body: { email: ann.email, password: "wrong horse" } });

    await ask("DELETE", place.path, { idToken: ann.idToken });

    const all = (await adminDb.collection(ATTEMPTS).get()).docs;
    const docs = all.filter(({ id }) => !id.startsWith("secret-of-the-day-"));
    for (const doc of docs) {
      expect(doc.id).toMatch(/^[0-9a-f]{64}$/);
      expect(doc.data()).toEqual({ count: expect.any(Number), expires_at: expect.any(Timestamp) });
    }
    const hashes = [began, Date.now()].map((at) => {
      const key = all
        .find(({ id }) => id === `secret-of-the-day-${new Date(at).toISOString().slice(0, 10)}`)
        ?.get("key");
      const subject = `login-email account ${ann.email} ${Math.floor(at / (10 * 60_000))}`;
      return createHmac("sha256", key).update(subject).digest("hex");
    });
    const ours = docs.filter(({ id }) => hashes.includes(id));
    expect(ours).toHaveLength(1);
    expect(ours[0]?.get("expires_at").toMillis()).toBeLessThan(began + 11 * 60_000);
  });

  test.each([
    ["before anything is deleted", async () => undefined],
    ["half-way through the documents", (uid: string) => adminDb.doc(checklistPath(uid, "hs-10")).delete()],
    ["between the documents and the login", (uid: string) => deleteDocuments(adminDb, uid)],
  ])("is completed by a second call after a failure %s", async (_, doneBefore) => {
    const ann = await newStudent({ stage: "hs-10" });
    await fill(ann.uid);
    const collections = await collectionsNow(ann.uid);
    const call = { ...place, authorization: `Bearer ${ann.idToken}` };

    const failed = await answerHere(call, {
      async deleteDocuments(_db, uid) {
        await doneBefore(uid);
        throw new Error("The connection was lost.");
      },
    });
    const login = await adminAuth.getUser(ann.uid);
    const second = await ask("DELETE", place.path, { idToken: ann.idToken });

    expect(failed).toMatchObject(refusal(500, "internal"));
    expect(login.disabled).toBe(false);
    expect(second.status).toBe(200);
    expect(await documentsNaming(ann, collections)).toEqual([]);
    await expect(adminAuth.getUser(ann.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  test("also deletes what another device writes before the login is gone", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const registerAgain = () =>
      ask("POST", API_CALLS.register.path, { idToken: ann.idToken, body: { stageId: "hs-10", isOldEnough: true } });
    let between: Reply | null = null;

    const reply = await answerHere(
      { ...place, authorization: `Bearer ${ann.idToken}` },
      {
        async deleteDocuments(db, uid) {
          const documents = await deleteDocuments(db, uid);
          between ??= await registerAgain();
          return documents;
        },
      },
    );

    expect(between).toMatchObject({ status: 200 });
    expect(reply).toMatchObject({ status: 200, body: { data: { documents: 8 } } });
    expect(await planOf(ann.uid)).toEqual({});
  });

  test("requires a login within the last hour and deletes nothing before", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const before = await planOf(ann.uid);
    const call = { ...place, authorization: `Bearer ${ann.idToken}` };

    const late = await answerHere(call, { now: () => minutesFromNow(61) });

    expect(late).toMatchObject(refusal(403, "sign-in-too-old"));
    expect(await planOf(ann.uid)).toEqual(before);
    expect(await answerHere(call, { now: () => minutesFromNow(59) })).toMatchObject({ status: 200 });
  });

  test("exempts guests, who cannot log in again", async () => {
    const guest = await newGuest();
    const call = { ...place, authorization: `Bearer ${guest.idToken}` };

    expect(await answerHere(call, { now: () => minutesFromNow(61) })).toMatchObject({ status: 200 });
  });

  test("leaves other students alone", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const bob = await newStudent({ stage: "hs-10" });

    await ask("DELETE", place.path, { idToken: ann.idToken });

    expect(await stored(userPath(bob.uid))).not.toBeNull();
    expect(await stored(checklistPath(bob.uid, "hs-10"))).not.toBeNull();
  });

  test("deletes the login of an unregistered account", async () => {
    const ann = await newStudent({ stage: null });

    const reply = await ask("DELETE", place.path, { idToken: ann.idToken });

    expect(reply).toMatchObject({ status: 200, body: { data: { documents: 0 } } });
    await expect(adminAuth.getUser(ann.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  test("is refused the second time", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    await ask("DELETE", place.path, { idToken: ann.idToken });

    const reply = await ask("DELETE", place.path, { idToken: ann.idToken });

    expect(reply.status).toBe(401);
  });

  test("deletes the student without a server error when called twice at once", async () => {
    const ann = await newStudent({ stage: "hs-10" });

    const replies = await Promise.all([
      ask("DELETE", place.path, { idToken: ann.idToken }),
      ask("DELETE", place.path, { idToken: ann.idToken }),
    ]);

    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([200, 401, 404]).toContain(statuses[1]);
    expect(await stored(userPath(ann.uid))).toBeNull();
  });

  describeSignedInOnly(place);
  describeMethod(place);
});

function minutesFromNow(minutes: number): Date {
  return new Date(Date.now() + minutes * 60_000);
}

/** Writes a document into each of a student's collections, and a nested one into an unknown collection. */
async function fill(uid: string): Promise<void> {
  for (const name of COLLECTION_NAMES) await adminDb.doc(`${userCollectionPath(uid, name)}/more`).set({ of: uid });
  await adminDb.doc(`${userPath(uid)}/unheard/of/pages/one`).set({ text: "Dear diary" });
}

/** The ids of all collections at the root and below the student, including unknown ones. */
async function collectionsNow(uid: string): Promise<readonly string[]> {
  const below = Object.keys(await planOf(uid)).flatMap((path) => path.split("/").filter((_, at) => at % 2 === 1));
  const root = (await adminDb.listCollections()).map(({ id }) => id);
  return [...new Set([...root, ...below, ...COLLECTION_NAMES])];
}

/** The paths of documents that belong to the student or mention her. */
async function documentsNaming({ uid, email }: Student, collections: readonly string[]): Promise<readonly string[]> {
  const snapshots = await Promise.all(collections.map((id) => adminDb.collectionGroup(id).get()));
  return snapshots
    .flatMap(({ docs }) => docs)
    .filter((doc) =>
      [doc.ref.path, JSON.stringify(doc.data())].some((text) => text.includes(uid) || text.includes(email)),
    )
    .map(({ ref }) => ref.path);
}
