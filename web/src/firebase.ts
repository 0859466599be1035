import { type FirebaseApp, type FirebaseOptions, initializeApp } from "firebase/app";
import type { AppCheck } from "firebase/app-check";
import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from "firebase/auth";
import { authDomainFor } from "./authDomain.ts";
import { unreachable } from "./errors.ts";

export interface Firebase {
  readonly app: FirebaseApp;
  readonly auth: Auth;
}

const LAST_CONFIG = "firebase-config";

/** Hosting knows which project it serves, so a deployment needs no keys in the code. */
async function hostingConfig(): Promise<FirebaseOptions> {
  const last = localStorage.getItem(LAST_CONFIG);
  const answer = askHosting();
  if (last === null) return answer.catch((failure: unknown) => Promise.reject(unreachable(failure)));
  // Projects hardly ever change. One that did counts from the next start on.
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
  // The SDK opens no window without a domain, but asks the emulator in its place.
  return { projectId, apiKey: "demo-key", authDomain: `${projectId}.firebaseapp.com` };
}

/**
 * Gives what tells our server that a call comes from this app; null in a build without `VITE_APP_CHECK_SITE_KEY`, which
 * then loads nothing of App Check.
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

/** Firestore is not started here: the screens before sign-in do without its weight. */
export async function startFirebase(): Promise<Firebase> {
  const isEmulated = import.meta.env.MODE === "emulators";
  const app = initializeApp(isEmulated ? emulatorConfig() : onThisDomain(await hostingConfig()));
  return { app, auth: await startAuth(app) };
}

/**
 * At its start the SDK asks the provider about a user it remembers, and waits half a minute for the answer before it
 * says who is here. Until then its requests fail as without a network, where it takes the user on trust: the app opens
 * from its cache. `SessionStore` asks right after, and neither our server nor Firestore takes anything on trust.
 */
async function startAuth(app: FirebaseApp): Promise<Auth> {
  const { fetch } = window;
  window.fetch = (input, init) =>
    isForProvider(input) ? Promise.reject(new TypeError("Asked once the app is open.")) : fetch(input, init);
  try {
    const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
    if (import.meta.env.MODE === "emulators") {
      const emulator = import.meta.env.VITE_AUTH_EMULATOR ?? "http://127.0.0.1:9099";
      connectAuthEmulator(auth, emulator, { disableWarnings: true });
    }
    await auth.authStateReady();
    return auth;
  } finally {
    window.fetch = fetch;
  }
}

function isForProvider(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input);
  return address.includes("identitytoolkit.googleapis.com") || address.includes("securetoken.googleapis.com");
}
