import { initializeApp } from "firebase/app";
import { initializeAuth, inMemoryPersistence } from "firebase/auth";
import { enableStaticRendering } from "mobx-react-lite";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { createApi } from "../base/api.ts";
import { AUTH } from "../base/paths.ts";
import { AccountStore } from "../features/auth/AccountStore.ts";
import { Screens } from "./App.tsx";
import type { RootStore } from "./session/RootStore.ts";
import { SessionStore } from "./session/SessionStore.ts";
import { StartingPage } from "./waiting/StartingPage.tsx";

// Otherwise, components wait for changes, and a timer that looks after them keeps the build running for 10 s more.
enableStaticRendering(true);

/**
 * The first picture of the sign-in page, as markup: what the app itself renders first if no one is signed in. Runs at
 * build time, in Node: see `prerenderSignIn.ts`, next to vite.config.ts.
 */
export function signInMarkup(): string {
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={AUTH}>
        <Screens stores={signedOutStores()} />
      </StaticRouter>
    </StrictMode>,
  );
  // The app sets the title. In the body, it would be a mismatch.
  return markup.replace(/<title>.*?<\/title>/, "");
}

/** What the page shows to everyone else until the app is there. */
export function startingMarkup(): string {
  return renderToString(<StartingPage />);
}

function signedOutStores(): RootStore {
  // Only creates the SDK's objects. Nothing signs in or makes a request.
  const app = initializeApp({ apiKey: "prerendered", projectId: "prerendered" });
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const api = createApi(async () => null);
  const session = new SessionStore(auth, api);
  session.state = { status: "signed-out" };
  // Read from the browser's storage.
  Object.defineProperty(session, "returnTo", { value: null });
  const plan = { closePlan: () => undefined, isPlanSynced: async () => true, forgetPlan: async () => undefined };
  const stores: Pick<RootStore, "session" | "account" | "whenKept"> = {
    session,
    account: new AccountStore({ auth, api, session, plan }),
    whenKept: async () => true,
  };
  // The other stores need a browser. If the page's first picture reads one of them, the build fails.
  return stores as RootStore;
}
