import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

const PER_BATCH = 500;
const IN_FLIGHT = 8;
/** The number of documents that the listener watches. Commits write them in turn. */
const WATCHED = 10;

export interface Client {
  readonly db: Firestore;
  close(): Promise<void>;
}

/** An Admin SDK client of the emulator at a port. */
export function openClient(port: number): Client {
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
  // Otherwise the SDK first looks for Google's metadata server.
  process.env.METADATA_SERVER_DETECTION = "none";
  const app = initializeApp({ projectId: "demo-bench" }, `bench-${port}`);
  return { db: getFirestore(app), close: () => deleteApp(app) };
}

/** Stores `wanted` documents, or as many as possible within the given time. */
export async function fill(
  db: Firestore,
  wanted: number,
  withinSeconds: number,
): Promise<{ readonly documents: number; readonly perSecond: number }> {
  const began = performance.now();
  let documents = 0;
  while (documents < wanted && performance.now() - began < withinSeconds * 1000) {
    const batch = db.batch();
    for (let n = documents; n < documents + PER_BATCH; n += 1) batch.set(document(db, n), record(n, "filled"));
    await batch.commit();
    documents += PER_BATCH;
  }
  return { documents, perSecond: (documents * 1000) / (performance.now() - began) };
}

/** Makes commits of one document each, several in flight at a time. Resolves to the seconds they took. */
export async function commitMany(db: Firestore, commits: number): Promise<number> {
  const began = performance.now();
  let next = 0;
  async function commitSome(): Promise<void> {
    while (next < commits) {
      const number = next;
      next += 1;
      await document(db, number % WATCHED).set(record(number % WATCHED, `commit ${number}`));
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, commitSome));
  return (performance.now() - began) / 1000;
}

/** Runs `act` while a listener watches the ten documents that `commitMany` writes. */
export async function whileListening<Result>(db: Firestore, act: () => Promise<Result>): Promise<Result> {
  const query = db.collection("many").where("n", "<", WATCHED);
  let stop = () => {};
  await new Promise<void>((resolve, reject) => {
    stop = query.onSnapshot(() => resolve(), reject);
  });
  try {
    return await act();
  } finally {
    stop();
  }
}

const document = (db: Firestore, n: number) => db.doc(`many/d${n}`);

/** A typical document of a student. */
function record(n: number, text: string) {
  return {
    n,
    text,
    hours: 2.5,
    done: n % 2 === 0,
    day: "2026-11-21",
    tags: ["clinic", "service"],
    note: "x".repeat(60),
  };
}
