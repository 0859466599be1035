import { initializeApp } from "firebase/app";
import { initializeAuth, inMemoryPersistence } from "firebase/auth";
import { enableStaticRendering } from "mobx-react-lite";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { Screens } from "./App.tsx";
import { createApi } from "./api.ts";
import { AUTH } from "./paths.ts";
import { StartingPage } from "./screens/waiting/StartingPage.tsx";
import { AccountStore } from "./stores/AccountStore.ts";
import type { RootStore } from "./stores/RootStore.ts";
import { SessionStore } from "./stores/SessionStore.ts";

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
