import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  onSnapshot,
  setDoc,
  setLogLevel,
} from "firebase/firestore";
import { expect, test } from "vitest";
import { startFirestore } from "../../src/startFirestore.ts";

test("a listener gets its data again after a restart, and an empty result from an empty emulator", async () => {
  setLogLevel("silent");
  const folder = await mkdtemp(join(tmpdir(), "cairn-restart-"));
  const dataFile = join(folder, "firestore.log");
  let emulator = await startFirestore({ port: 0, dataFile });
  const app = initializeApp({ projectId: "demo-restart" }, "restart");
  const db = getFirestore(app);
  connectFirestoreEmulator(db, emulator.host, emulator.port);
  let seen: readonly string[] | null = null;
  const stopListening = onSnapshot(collection(db, "notes"), { includeMetadataChanges: true }, (snapshot) => {
    if (!snapshot.metadata.fromCache && !snapshot.metadata.hasPendingWrites) seen = snapshot.docs.map(({ id }) => id);
  });
  await setDoc(doc(db, "notes/a"), {});
  await expect.poll(() => seen).toEqual(["a"]);

  await emulator.stop();
  emulator = await startFirestore({ port: emulator.port, dataFile });
  await setDoc(doc(db, "notes/b"), {});
  await expect.poll(() => seen, { timeout: 10_000 }).toEqual(["a", "b"]);

  await emulator.stop();
  emulator = await startFirestore({ port: emulator.port, dataFile: null });
  await expect.poll(() => seen, { timeout: 10_000 }).toEqual([]);

  stopListening();
  await deleteApp(app);
  await emulator.stop();
  await rm(folder, { recursive: true, force: true });
});
