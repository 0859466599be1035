/** The minimum weight of a sign-in page: starts each library as the app does and contains none of our code. */
import { initializeApp } from "firebase/app";
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
} from "firebase/auth";
import { makeAutoObservable } from "mobx";
import { observer } from "mobx-react-lite";
import { createRoot } from "react-dom/client";
import { BrowserRouter, useRoutes } from "react-router-dom";

const auth = initializeAuth(initializeApp({ apiKey: "a", projectId: "p" }), { persistence: indexedDBLocalPersistence });
const state = makeAutoObservable({ user: "" });
const Page = observer(() => <p>{state.user}</p>);
const Screens = () => useRoutes([{ path: "/", element: <Page /> }]);
Object.assign(globalThis, {
  doors: [
    () => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver),
    () => signInWithEmailAndPassword(auth, "", ""),
    () => signInWithCustomToken(auth, ""),
    () => signOut(auth),
  ],
});
onAuthStateChanged(auth, () => undefined);
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Screens />
    </BrowserRouter>,
  );
}
