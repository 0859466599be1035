import { type FirebaseApp, type FirebaseOptions, initializeApp } from "firebase/app";
import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from "firebase/auth";
import { projectConfig } from "../base/projectConfig.ts";
import { withoutProvider } from "../patches/withoutProvider.ts";
import { authDomainFor } from "./authDomain.ts";

export interface Firebase {
  readonly app: FirebaseApp;
  readonly auth: Auth;
}

function onThisDomain(config: FirebaseOptions): FirebaseOptions {
  return { ...config, authDomain: authDomainFor(location.hostname, config.authDomain) };
}

/** Does not start Firestore: the screens before sign-in do not need its weight. */
export async function startFirebase(): Promise<Firebase> {
  const config = await projectConfig();
  const app = initializeApp(import.meta.env.MODE === "emulators" ? config : onThisDomain(config));
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
