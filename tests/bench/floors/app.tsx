/** The same with Firestore and its persistent cache: the least a signed-in page can weigh. */
import "./auth.tsx";
import { getApp } from "firebase/app";
import {
  collection,
  deleteField,
  doc,
  initializeFirestore,
  onSnapshot,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  updateDoc,
} from "firebase/firestore";

const db = initializeFirestore(getApp(), {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
onSnapshot(query(collection(db, "a")), () => undefined);
onSnapshot(doc(db, "a/b"), () => undefined);
void updateDoc(doc(db, "a/b"), { c: deleteField() });
