/** Signs in whom the address names, leaves what the app leaves, and loads nothing that a measured page loads. */
import { initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from "firebase/auth";

const address = new URLSearchParams(location.search);
const auth = initializeAuth(initializeApp({ apiKey: "demo-key", projectId: "demo-cairn" }), {
  persistence: indexedDBLocalPersistence,
});
connectAuthEmulator(auth, `http://${address.get("auth")}`, { disableWarnings: true });
const { user } = await signInWithEmailAndPassword(auth, address.get("email") ?? "", address.get("password") ?? "");
// `SessionStore` writes this at the end of every sign-in.
localStorage.setItem("uid", user.uid);
const content = document.createElement("p");
content.id = "content";
content.textContent = user.email;
document.body.append(content);
