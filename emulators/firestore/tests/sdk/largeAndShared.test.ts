import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDocs,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  type QuerySnapshot,
  query,
  setDoc,
  setLogLevel,
  startAfter,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import { deleteApp as deleteAdminApp, initializeApp as initializeAdmin } from "firebase-admin/app";
import { getFirestore as getAdminFirestore } from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type RunningFirestore, startFirestore } from "../../src/startFirestore.ts";

const PROJECT = "demo-large";
const app = initializeApp({ projectId: PROJECT }, "large");
const adminApp = initializeAdmin({ projectId: PROJECT }, "large");
let emulator: RunningFirestore;
let db: Firestore;
let admin: FirebaseFirestore.Firestore;

beforeAll(async () => {
  setLogLevel("silent");
  emulator = await startFirestore({ port: 0, dataFile: null });
  db = getFirestore(app);
  connectFirestoreEmulator(db, emulator.host, emulator.port);
  process.env.FIRESTORE_EMULATOR_HOST = `${emulator.host}:${emulator.port}`;
  admin = getAdminFirestore(adminApp);
});
afterEach(() => emulator.clear(PROJECT));
afterAll(async () => {
  await Promise.all([deleteApp(app), deleteAdminApp(adminApp)]);
  await emulator.stop();
});

/** However busy the machine is. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

/** The numbers `n` of a result, in its order. */
const numbersIn = (result: QuerySnapshot): readonly unknown[] => result.docs.map((found) => found.get("n"));

/** Fills a collection with `n` from 0. */
async function fill(name: string, count: number): Promise<void> {
  const batch = admin.batch();
  for (let n = 0; n < count; n += 1) batch.set(admin.doc(`${name}/${String(n).padStart(6, "0")}`), { n });
  await batch.commit();
}

// https://firebase.google.com/docs/firestore/query-data/listen: a listener of a document that is missing gets a snapshot
// that does not exist, and another one once it is set.
test("a listener of a missing document hears that it is missing, and then of its first value", async () => {
  const heard: unknown[] = [];
  const stop = onSnapshot(doc(db, "rooms/new"), { includeMetadataChanges: true }, (found) => {
    if (!found.metadata.fromCache && !found.metadata.hasPendingWrites) heard.push(found.data() ?? "missing");
  });
  await eventually(() => expect(heard).toEqual(["missing"]));

  await admin.doc("rooms/new").set({ open: true });

  await eventually(() => expect(heard).toEqual(["missing", { open: true }]));
  stop();
});

test("two listeners that share documents each keep their own result while one document leaves one of them", async () => {
  await fill("marks", 6);
  const [low, even] = [[], []] as [unknown[], unknown[]];
  const stops = [
    onSnapshot(query(collection(db, "marks"), where("n", "<", 3), orderBy("n")), (found) => low.push(numbersIn(found))),
    onSnapshot(query(collection(db, "marks"), where("n", "in", [0, 2, 4, 9]), orderBy("n")), (found) =>
      even.push(numbersIn(found)),
    ),
  ];
  await eventually(() =>
    expect([low.at(-1), even.at(-1)]).toEqual([
      [0, 1, 2],
      [0, 2, 4],
    ]),
  );

  await updateDoc(doc(db, "marks/000002"), { n: 9 });

  await eventually(() =>
    expect([low.at(-1), even.at(-1)]).toEqual([
      [0, 1],
      [0, 4, 9],
    ]),
  );
  await admin.doc("marks/000000").delete();
  await eventually(() => expect([low.at(-1), even.at(-1)]).toEqual([[1], [4, 9]]));
  for (const stop of stops) stop();
});

// The limit of 500 writes ended on March 29, 2023 (https://firebase.google.com/docs/firestore/quotas names none).
test("a batch of more than 500 writes is one commit, also of the Admin SDK", async () => {
  const batch = writeBatch(db);
  for (let n = 0; n < 1_200; n += 1) batch.set(doc(db, `many/${n}`), { n });
  await batch.commit();
  const adminBatch = admin.batch();
  for (let n = 0; n < 1_200; n += 1) adminBatch.delete(admin.doc(`many/${n}`));

  const results = await adminBatch.commit();

  expect(results).toHaveLength(1_200);
  expect((await admin.collection("many").get()).size).toBe(0);
});

test("a listener of 10,000 documents gets all of them, and then only what changes", async () => {
  await fill("crowd", 10_000);
  const heard: (readonly [number, number])[] = [];
  const stop = onSnapshot(collection(db, "crowd"), (found) => {
    if (!found.metadata.fromCache) heard.push([found.size, found.docChanges().length]);
  });
  await eventually(() => expect(heard).toEqual([[10_000, 10_000]]));

  await admin.doc("crowd/005000").update({ n: -1 });

  await eventually(() =>
    expect(heard).toEqual([
      [10_000, 10_000],
      [10_000, 1],
    ]),
  );
  stop();
});

test("pages that start after a document lose and repeat none of those with equal values", async () => {
  for (const [id, n] of Object.entries({ a: 1, b: 2, c: 2, d: 2, e: 3 })) await setDoc(doc(db, `ties/${id}`), { n });
  const page = (...after: Parameters<typeof startAfter>) =>
    getDocs(query(collection(db, "ties"), orderBy("n"), ...(after.length ? [startAfter(...after)] : []), limit(2)));

  const first = await page();
  const second = await page(first.docs.at(-1));
  const third = await page(second.docs.at(-1));

  expect([first, second, third].map(({ docs }) => docs.map(({ id }) => id))).toEqual([["a", "b"], ["c", "d"], ["e"]]);
});
