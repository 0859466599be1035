import { deleteApp, initializeApp } from "firebase/app";
import {
  addDoc,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore/lite";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type RunningFirestore, startFirestore } from "../../src/startFirestore.ts";

const app = initializeApp({ projectId: "demo-lite" }, "lite");
let emulator: RunningFirestore;
let db: Firestore;

beforeAll(async () => {
  setLogLevel("silent");
  emulator = await startFirestore({ port: 0, dataFile: null });
  db = getFirestore(app);
  connectFirestoreEmulator(db, emulator.host, emulator.port);
});
afterEach(() => emulator.clear("demo-lite"));
afterAll(async () => {
  await deleteApp(app);
  await emulator.stop();
});

describe("the REST-only web SDK", () => {
  test("reads what it wrote", async () => {
    const ref = await addDoc(collection(db, "notes"), { text: "Grüße 🎒", list: [null, -0, Number.NaN] });

    await updateDoc(ref, { at: serverTimestamp() });

    const { at, ...rest } = (await getDoc(ref)).data() ?? {};
    expect(rest).toEqual({ text: "Grüße 🎒", list: [null, -0, Number.NaN] });
    expect(at).toBeInstanceOf(Timestamp);
  });

  test("does not find a deleted document", async () => {
    await setDoc(doc(db, "notes/gone"), {});
    await deleteDoc(doc(db, "notes/gone"));

    expect((await getDoc(doc(db, "notes/gone"))).exists()).toBe(false);
    expect((await getDocs(collection(db, "notes"))).empty).toBe(true);
  });

  test("runs queries and counts", async () => {
    const batch = writeBatch(db);
    for (let n = 1; n <= 4; n++)
      batch.set(doc(db, `numbers/n${n}`), { n }).set(doc(db, `numbers/n1/parts/p${n}`), { n });
    await batch.commit();

    const paged = await getDocs(query(collection(db, "numbers"), orderBy("n", "desc"), startAfter(3)));
    const parts = await getDocs(query(collectionGroup(db, "parts"), where("n", ">=", 3)));
    const counted = await getCount(collection(db, "numbers"));

    expect(paged.docs.map((found) => found.get("n"))).toEqual([2, 1]);
    expect(parts.size).toBe(2);
    expect(counted.data().count).toBe(4);
  });

  test("keeps all updates of concurrent transactions", async () => {
    const ref = doc(db, "notes/counter");

    await Promise.all(
      [1, 2, 3].map(() =>
        runTransaction(
          db,
          async (transaction) => {
            const before = await transaction.get(ref);
            transaction.set(ref, { n: (before.get("n") ?? 0) + 1 });
          },
          { maxAttempts: 20 },
        ),
      ),
    );

    expect((await getDoc(ref)).get("n")).toBe(3);
  });

  test("gets the code of a rejected write", async () => {
    await expect(updateDoc(doc(db, "notes/missing"), { a: 1 })).rejects.toMatchObject({ code: "not-found" });
  });
});
