import type { FirebaseApp } from "firebase/app";
import {
  arrayRemove,
  arrayUnion,
  Bytes,
  clearIndexedDbPersistence,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  type Firestore,
  getDoc,
  getDocFromCache,
  getDocFromServer,
  getDocsFromServer,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  terminate,
  updateDoc,
  waitForPendingWrites,
  writeBatch,
} from "firebase/firestore";

/** What the stores use of the SDK (`firestoreSdk`), which loads in one file with it. */
export const SDK = {
  arrayRemove,
  arrayUnion,
  bytes: (plain: Uint8Array): Bytes => Bytes.fromUint8Array(plain),
  clearIndexedDbPersistence,
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  fieldPath: (...segments: string[]): FieldPath => new FieldPath(...segments),
  getDoc,
  getDocFromCache,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  terminate,
  updateDoc,
  waitForPendingWrites,
  writeBatch,
};

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
