import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import {
  addDoc,
  arrayUnion,
  average,
  collection,
  connectFirestoreEmulator,
  count,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  sum,
  Timestamp,
  updateDoc,
  waitForPendingWrites,
  where,
} from "firebase/firestore";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type RunningFirestore, startFirestore } from "../../src/startFirestore.ts";

let emulator: RunningFirestore;
const apps: FirebaseApp[] = [];

beforeAll(async () => {
  // The SDK prints a warning for each error. These errors are expected.
  setLogLevel("silent");
  emulator = await startFirestore({ port: 0, dataFile: null });
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map(deleteApp));
  emulator.clear("demo-web");
});
afterAll(() => emulator.stop());

describe("the web SDK in Node", () => {
  test("reads what it wrote", async () => {
    const db = connect();
    const ref = await addDoc(collection(db, "notes"), { text: "a", tags: ["x"], n: 1, zero: -0 });

    await updateDoc(ref, { tags: arrayUnion("y"), n: increment(0.5), at: serverTimestamp() });

    const { at, ...rest } = (await getDoc(ref)).data() ?? {};
    expect(rest).toEqual({ text: "a", tags: ["x", "y"], n: 1.5, zero: -0 });
    expect(at).toBeInstanceOf(Timestamp);
  });

  test("rejects an update of a missing document and keeps working", async () => {
    const db = connect();

    await expect(updateDoc(doc(db, "notes/missing"), { a: 1 })).rejects.toMatchObject({ code: "not-found" });

    await setDoc(doc(db, "notes/there"), { a: 1 });
    expect((await getDocs(collection(db, "notes"))).size).toBe(1);
  });

  test("shows its own write as pending, then as saved", async () => {
    const db = connect();
    const pending: boolean[] = [];
    const stop = onSnapshot(doc(db, "notes/own"), { includeMetadataChanges: true }, (snapshot) => {
      if (snapshot.exists()) pending.push(snapshot.metadata.hasPendingWrites);
    });

    await setDoc(doc(db, "notes/own"), { text: "mine" });

    await expect.poll(() => pending.at(-1)).toBe(false);
    expect(pending[0]).toBe(true);
    stop();
  });

  test("saves a repeated write that changes nothing", async () => {
    const db = connect();
    const ref = doc(db, "notes/same");
    const pending: boolean[] = [];
    await setDoc(ref, { text: "same" });
    const stop = onSnapshot(ref, { includeMetadataChanges: true }, ({ metadata }) => {
      pending.push(metadata.hasPendingWrites);
    });
    await expect.poll(() => pending).not.toEqual([]);

    await setDoc(ref, { text: "same" });

    await expect.poll(() => pending.at(-1)).toBe(false);
    stop();
  });

  test("keeps all updates of concurrent transactions", async () => {
    const clients = [connect(), connect(), connect()];

    await Promise.all(
      clients.map((db) =>
        runTransaction(
          db,
          async (transaction) => {
            const before = await transaction.get(doc(db, "notes/counter"));
            transaction.set(doc(db, "notes/counter"), { n: (before.get("n") ?? 0) + 1 });
          },
          { maxAttempts: 20 },
        ),
      ),
    );

    expect((await getDoc(doc(connect(), "notes/counter"))).get("n")).toBe(3);
  });

  test("retries a transaction if a document that it only read changes", async () => {
    const [db, other] = [connect(), connect()];
    await setDoc(doc(db, "notes/read"), { n: 1 });
    const reads: number[] = [];

    await runTransaction(db, async (transaction) => {
      reads.push((await transaction.get(doc(db, "notes/read"))).get("n"));
      if (reads.length === 1) await setDoc(doc(other, "notes/read"), { n: 2 });
      transaction.set(doc(db, "notes/written"), { copied: reads.at(-1) });
    });

    expect(reads).toEqual([1, 2]);
    expect((await getDoc(doc(db, "notes/written"))).get("copied")).toBe(2);
  });

  test("sends offline writes once it is online again", async () => {
    const [db, other] = [connect(), connect()];
    const seen: string[] = [];
    const stop = onSnapshot(collection(db, "notes"), (snapshot) => {
      seen.push(snapshot.docs.map(({ id }) => id).join());
    });
    await setDoc(doc(db, "notes/before"), {});
    await disableNetwork(db);
    void setDoc(doc(db, "notes/offline"), {});
    await setDoc(doc(other, "notes/meanwhile"), {});
    await deleteDoc(doc(other, "notes/before"));

    await enableNetwork(db);
    await waitForPendingWrites(db);

    await expect.poll(() => seen.at(-1)).toBe("meanwhile,offline");
    expect((await getDocs(collection(other, "notes"))).size).toBe(2);
    stop();
  });

  test("supports limitToLast, counts and aggregations", async () => {
    const db = connect();
    const numbers = collection(db, "numbers");
    for (let n = 1; n <= 5; n++) await setDoc(doc(numbers, `n${n}`), { n });

    const last = await getDocs(query(numbers, orderBy("n"), limitToLast(2)));
    const counted = await getCountFromServer(query(numbers, where("n", ">", 2)));
    const together = await getAggregateFromServer(numbers, { all: count(), sum: sum("n"), mean: average("n") });

    expect(last.docs.map((found) => found.get("n"))).toEqual([4, 5]);
    expect(counted.data().count).toBe(3);
    expect(together.data()).toEqual({ all: 5, sum: 15, mean: 3 });
  });

  test("keeps a limited result full", async () => {
    const [db, other] = [connect(), connect()];
    const numbers = collection(db, "numbers");
    for (let n = 1; n <= 4; n++) await setDoc(doc(numbers, `n${n}`), { n });
    let seen: unknown[] = [];
    const stop = onSnapshot(query(numbers, orderBy("n"), limit(2)), (snapshot) => {
      seen = snapshot.docs.map((found) => found.get("n"));
    });
    await expect.poll(() => seen).toEqual([1, 2]);

    await deleteDoc(doc(other, "numbers/n1"));
    await expect.poll(() => seen).toEqual([2, 3]);
    await setDoc(doc(other, "numbers/n2"), { n: 9 });
    await expect.poll(() => seen).toEqual([3, 4]);
    await setDoc(doc(other, "numbers/n0"), { n: 0 });
    await expect.poll(() => seen).toEqual([0, 3]);
    stop();
  });
});

function connect(): Firestore {
  const app = initializeApp({ projectId: "demo-web" }, `client ${apps.length}`);
  apps.push(app);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, emulator.host, emulator.port);
  return db;
}
