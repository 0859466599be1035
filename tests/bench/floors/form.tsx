/**
 * The sign-in form as a page of the same libraries renders it: by script. Starts Auth like the app, answers a submit at
 * once, and has no styles.
 */
import { initializeApp } from "firebase/app";
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
} from "firebase/auth";
import { makeAutoObservable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { createRoot } from "react-dom/client";
import { BrowserRouter, useRoutes } from "react-router-dom";

const address = new URLSearchParams(location.search);
const auth = initializeAuth(initializeApp({ apiKey: "demo-key", projectId: "demo-cairn" }), {
  persistence: indexedDBLocalPersistence,
});
connectAuthEmulator(auth, `http://${address.get("auth")}`, { disableWarnings: true });

const state = makeAutoObservable({ error: "" });
const logIn = () => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);

function submit(form: HTMLFormElement) {
  const { email = "", password = "" } = Object.fromEntries(new FormData(form));
  if (email === "") runInAction(() => Object.assign(state, { error: "Enter your email address." }));
  else void signInWithEmailAndPassword(auth, String(email), String(password));
}

const Form = observer(() => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      submit(event.currentTarget);
    }}
  >
    <h1>Login</h1>
    <label>
      Email
      <input name="email" type="email" autoComplete="username" aria-invalid={state.error !== ""} />
    </label>
    <p>{state.error}</p>
    <label>
      Password
      <input name="password" type="password" autoComplete="current-password" />
    </label>
    <button type="submit">Log in</button>
    <button type="button" onClick={() => void logIn()}>
      Google
    </button>
  </form>
));
const Screens = () => useRoutes([{ path: "*", element: <Form /> }]);

onAuthStateChanged(auth, () => undefined);
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Screens />
    </BrowserRouter>,
  );
}
