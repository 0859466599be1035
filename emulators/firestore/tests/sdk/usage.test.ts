import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  getFirestore,
  onSnapshot,
  query,
  setDoc,
  where,
} from "firebase/firestore";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RunningFirestore, startFirestore } from "../../src/startFirestore.ts";

let emulator: RunningFirestore;
let db: Firestore;

beforeEach(async () => {
  emulator = await startFirestore({ port: 0, dataFile: null });
  db = getFirestore(initializeApp({ projectId: "demo-usage" }, "usage"));
  connectFirestoreEmulator(db, emulator.host, emulator.port, { mockUserToken: { sub: "ann" } });
  for (const id of ["one", "two", "three"]) await setDoc(doc(db, "notes", id), { kept: id !== "two" });
});
afterEach(async () => {
  await deleteApp(db.app);
  await emulator.stop();
});

/** The usage that the callback adds. */
async function costOf(run: () => Promise<unknown>): Promise<{ reads: number; writes: number; deletes: number }> {
  const before = emulator.usage().students;
  await run();
  const after = emulator.usage().students;
  return {
    reads: after.reads - before.reads,
    writes: after.writes - before.writes,
    deletes: after.deletes - before.deletes,
  };
}

describe("the usage count", () => {
  test("adds one read for each document of a query", async () => {
    expect(await costOf(() => getDocs(query(collection(db, "notes"), where("kept", "==", true))))).toMatchObject({
      reads: 2,
    });
  });

  test("adds one read for an empty query, a missing document, or a count", async () => {
    expect(await costOf(() => getDocs(collection(db, "empty")))).toMatchObject({ reads: 1 });
    expect(await costOf(() => getDoc(doc(db, "notes/missing")))).toMatchObject({ reads: 1 });
    expect(await costOf(() => getCountFromServer(collection(db, "notes")))).toMatchObject({ reads: 1 });
  });

  test("adds one read for each change that a listener gets", async () => {
    const cost = await costOf(async () => {
      const sizes: number[] = [];
      const stop = onSnapshot(collection(db, "notes"), (snapshot) => sizes.push(snapshot.size));
      await expect.poll(() => sizes.at(-1)).toBe(3);
      await setDoc(doc(db, "notes/four"), { kept: true });
      await expect.poll(() => sizes.at(-1)).toBe(4);
      stop();
    });

    expect(cost).toEqual({ reads: 4, writes: 1, deletes: 0 });
  });

  test("counts deletes and servers separately", async () => {
    expect(await costOf(() => deleteDoc(doc(db, "notes/one")))).toEqual({ reads: 0, writes: 0, deletes: 1 });

    const url = `http://${emulator.host}:${emulator.port}/v1/projects/demo-usage/databases/(default)/documents/notes/two`;
    await fetch(url, { headers: { authorization: "Bearer owner" } });

    expect(emulator.usage().servers).toEqual({ reads: 1, writes: 0, deletes: 0 });
  });
});
