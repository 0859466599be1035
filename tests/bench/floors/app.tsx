/** Like `auth.tsx`, plus Firestore with its persistent cache: the minimum weight of a signed-in page. */
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
