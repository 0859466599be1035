/** The minimal page with sign-in and Firestore: waits for the user and shows one of their documents. */
import { browserPopupRedirectResolver, GoogleAuthProvider, onAuthStateChanged, signInWithPopup } from "firebase/auth";
import { doc, onSnapshot } from "firebase/firestore";
import { makeAutoObservable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { createRoot } from "react-dom/client";
import { BrowserRouter, useRoutes } from "react-router-dom";
import { auth, db } from "./startSdk.ts";

const state = makeAutoObservable({ name: "" });
const show = (name: string) => runInAction(() => Object.assign(state, { name }));
const Page = observer(() => (state.name === "" ? null : <p id="content">{state.name}</p>));
const Screens = () => useRoutes([{ path: "*", element: <Page /> }]);
Object.assign(globalThis, {
  door: () => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver),
});
onAuthStateChanged(auth, (user) => {
  if (user) onSnapshot(doc(db, `users/${user.uid}`), (snapshot) => show(String(snapshot.get("name"))));
  else show("No one is signed in");
});
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Screens />
    </BrowserRouter>,
  );
}
