import type { FirebaseApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  setLogLevel,
} from "firebase/firestore";

/**
 * Firestore with a cache that outlives the page, so that a warm start paints before the network answers; or, where the
 * device cannot have one, with what the page holds by itself.
 */
export function startFirestore(app: FirebaseApp, hasCache: boolean): Firestore {
  // Losing the network is no news for the console: the stores tell the student.
  setLogLevel("silent");
  const db = initializeFirestore(app, {
    localCache: hasCache ? persistentLocalCache({ tabManager: persistentMultipleTabManager() }) : memoryLocalCache(),
    ignoreUndefinedProperties: false,
  });
  if (import.meta.env.MODE === "emulators") {
    const [host = "127.0.0.1", port = "8080"] = (import.meta.env.VITE_FIRESTORE_EMULATOR ?? "").split(":");
    connectFirestoreEmulator(db, host || "127.0.0.1", Number(port));
  }
  return db;
}
