import { type FirebaseApp, type FirebaseOptions, initializeApp } from "firebase/app";
import type { AppCheck } from "firebase/app-check";
import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from "firebase/auth";
import { authDomainFor } from "./authDomain.ts";
import { unreachable } from "./errors.ts";
import { withoutProvider } from "./patches/withoutProvider.ts";

export interface Firebase {
  readonly app: FirebaseApp;
  readonly auth: Auth;
}

const LAST_CONFIG = "firebase-config";

/** Hosting knows which project it serves, so a deployed site needs no keys in the code. */
async function hostingConfig(): Promise<FirebaseOptions> {
  const last = localStorage.getItem(LAST_CONFIG);
  const answer = askHosting();
  if (last === null) return answer.catch((failure: unknown) => Promise.reject(unreachable(failure)));
  // A project's configuration hardly ever changes. If it does, the new one is used from the next start on.
  answer.catch(() => undefined);
  return JSON.parse(last);
}

function onThisDomain(config: FirebaseOptions): FirebaseOptions {
  return { ...config, authDomain: authDomainFor(location.hostname, config.authDomain) };
}

async function askHosting(): Promise<FirebaseOptions> {
  const response = await fetch("/__/firebase/init.json");
  if (!response.ok) throw new Error(`init.json answered ${response.status}`);
  const config: FirebaseOptions = await response.json();
  localStorage.setItem(LAST_CONFIG, JSON.stringify(config));
  return config;
}

function emulatorConfig(): FirebaseOptions {
  const projectId = import.meta.env.VITE_PROJECT_ID ?? "demo-cairn";
  // The SDK opens no sign-in window without an auth domain. With the emulator, it opens the emulator's page instead.
  return { projectId, apiKey: "demo-key", authDomain: `${projectId}.firebaseapp.com` };
}

/**
 * The App Check token that tells our server that a call comes from this app; null in a build without
 * `VITE_APP_CHECK_SITE_KEY`, which loads no App Check code.
 */
export function appCheckTokens(app: FirebaseApp): () => Promise<string | null> {
  let appCheck: AppCheck | null = null;
  return async () => {
    const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
    if (!siteKey) return null;
    const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import("firebase/app-check");
    appCheck ??= initializeAppCheck(app, {
      provider: new ReCaptchaEnterpriseProvider(siteKey),
      isTokenAutoRefreshEnabled: true,
    });
    const { token } = await getToken(appCheck);
    return token;
  };
}

/** Does not start Firestore: the screens before sign-in do not need its weight. */
export async function startFirebase(): Promise<Firebase> {
  const isEmulated = import.meta.env.MODE === "emulators";
  const app = initializeApp(isEmulated ? emulatorConfig() : onThisDomain(await hostingConfig()));
  return { app, auth: await startAuth(app) };
}

/** The SDK trusts the user it remembers; `SessionStore` asks the provider right after. */
function startAuth(app: FirebaseApp): Promise<Auth> {
  return withoutProvider(async () => {
    const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
    if (import.meta.env.MODE === "emulators") {
      const emulator = import.meta.env.VITE_AUTH_EMULATOR ?? "http://127.0.0.1:9099";
      connectAuthEmulator(auth, emulator, { disableWarnings: true });
    }
    await auth.authStateReady();
    return auth;
  });
}
