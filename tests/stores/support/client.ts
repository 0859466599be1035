import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel, terminate } from "firebase/firestore";
import { afterEach, beforeEach } from "vitest";
import { provideFirestore } from "../../../web/src/sync/firestoreSdk.ts";
import { SDK } from "../../../web/src/sync/startFirestore.ts";

const opened: { readonly app: FirebaseApp; readonly db: Firestore }[] = [];
const stores: { close(): void }[] = [];
let clients = 0;

// Tests take the server offline on purpose, and the SDK would log that.
setLogLevel("silent");

/** A separate device on which this student is signed in. It is closed after the test. */
export function openClient(address: string, projectId: string, uid: string): Firestore {
  clients += 1;
  const app = initializeApp({ projectId, apiKey: "any" }, `client-${clients}`);
  const db = getFirestore(app);
  const [host = "127.0.0.1", port] = address.split(":");
  connectFirestoreEmulator(db, host, Number(port), { mockUserToken: { sub: uid } });
  opened.push({ app, db });
  return db;
}

/** Closes the store before its client, like the app does. */
export function closeAfterTest(store: { close(): void }): void {
  stores.push(store);
}

/** Call once in a file that opens clients. */
export function closeClientsAfterEach(): void {
  // Stores outside of the app reach the SDK from the start, also after a test that took it away.
  beforeEach(() => provideFirestore(SDK));
  afterEach(async () => {
    for (const store of stores.splice(0)) store.close();
    for (const { app, db } of opened.splice(0)) {
      await terminate(db);
      await deleteApp(app);
    }
  });
}
