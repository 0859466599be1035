/** The minimal page that shows one document to anyone who knows its id: no sign-in, and a cache in memory. */
import { initializeApp } from "firebase/app";
import { connectFirestoreEmulator, doc, initializeFirestore, memoryLocalCache, onSnapshot } from "firebase/firestore";
import { createRoot } from "react-dom/client";

const address = new URLSearchParams(location.search);
const app = initializeApp({ apiKey: "demo-key", projectId: "demo-cairn" });
const db = initializeFirestore(app, { localCache: memoryLocalCache() });
const [host = "", port = ""] = (address.get("firestore") ?? "").split(":");
connectFirestoreEmulator(db, host, Number(port));

const root = document.getElementById("root");
if (root) {
  const page = createRoot(root);
  onSnapshot(doc(db, `shares/${address.get("share")}`), (snapshot) => {
    page.render(<p id="content">{String(snapshot.get("uid"))}</p>);
  });
}
