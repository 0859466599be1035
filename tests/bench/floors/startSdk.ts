/** Sign-in and Firestore with a cache on the device, at the emulators that the page's address names. */
import { initializeApp } from "firebase/app";
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from "firebase/auth";
import {
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from "firebase/firestore";

export const address = new URLSearchParams(location.search);
const app = initializeApp({ apiKey: "demo-key", projectId: "demo-cairn", authDomain: "demo-cairn.firebaseapp.com" });
export const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
connectAuthEmulator(auth, `http://${address.get("auth")}`, { disableWarnings: true });
export const db = initializeFirestore(app, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
const [host = "", port = ""] = (address.get("firestore") ?? "").split(":");
connectFirestoreEmulator(db, host, Number(port));
