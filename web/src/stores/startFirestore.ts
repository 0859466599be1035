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
 * Starts Firestore with a persistent cache, so that a warm start renders before the network answers. If the device
 * cannot have one, uses a memory cache.
 */
export function startFirestore(app: FirebaseApp, hasCache: boolean): Firestore {
  // A lost connection does not need to be in the console: the stores tell the student.
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
