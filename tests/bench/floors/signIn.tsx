/** Signs in the user named in the address, stores what the app stores, and loads nothing that a measured page loads. */
import { initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from "firebase/auth";
import type { ApiAnswers } from "../../../functions/src/domain/api/apiContract.ts";
import { keepLastStage } from "../../../web/src/base/lastStage.ts";

const address = new URLSearchParams(location.search);
const auth = initializeAuth(initializeApp({ apiKey: "demo-key", projectId: "demo-cairn" }), {
  persistence: indexedDBLocalPersistence,
});
connectAuthEmulator(auth, `http://${address.get("auth")}`, { disableWarnings: true });
const { user } = await signInWithEmailAndPassword(auth, address.get("email") ?? "", address.get("password") ?? "");
const headers = { authorization: `Bearer ${await user.getIdToken()}` };
const checked = (await (await fetch("/api/auth/check-user?flow=login", { headers })).json()) as {
  readonly data: ApiAnswers["checkUser"];
};
// `SessionStore` writes both at the end of every sign-in.
localStorage.setItem("uid", user.uid);
if (checked.data.user) keepLastStage(user.uid, checked.data.user.current_stage);
const content = document.createElement("p");
content.id = "content";
content.textContent = user.email;
document.body.append(content);
