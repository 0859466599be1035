import { initializeTestEnvironment, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { doc, setDoc } from "firebase/firestore";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningFirestore, startFirestore } from "../../src/startFirestore.ts";

const PROJECT = "demo-held";
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /rooms/{room}/notes/{note} {
      allow write: if get(/databases/$(database)/documents/rooms/$(room)).data.open;
    }
  }
}`;
let emulator: RunningFirestore;
let environment: RulesTestEnvironment;
const app = initializeApp({ projectId: PROJECT }, "held");

beforeAll(async () => {
  emulator = await startFirestore({ port: 0, dataFile: null });
  const { host, port } = emulator;
  process.env.FIRESTORE_EMULATOR_HOST = `${host}:${port}`;
  environment = await initializeTestEnvironment({ projectId: PROJECT, firestore: { host, port, rules: RULES } });
});
afterAll(async () => {
  await Promise.all([environment.cleanup(), deleteApp(app)]);
  await emulator.stop();
});

// Google's emulator waits for the lock in `get()` and then denies (firebase/firebase-tools#10518); the service does not.
test("rules read a document that a transaction holds without waiting: as it was until the commit, then as it is", async () => {
  const admin = getFirestore(app);
  const room = admin.doc("rooms/a");
  await room.set({ open: true });
  const ann = environment.authenticatedContext("ann").firestore();
  const write = (note: string) => setDoc(doc(ann, `rooms/a/notes/${note}`), { note });

  await admin.runTransaction(async (transaction) => {
    await transaction.get(room);
    transaction.update(room, { open: false });
    // Would never return if the rules waited: the transaction waits for it.
    await write("while it is held");
  });

  await expect(write("after")).rejects.toMatchObject({ code: "permission-denied" });
  expect((await room.collection("notes").get()).docs.map(({ id }) => id)).toEqual(["while it is held"]);
});
