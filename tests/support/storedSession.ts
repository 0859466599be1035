import { userPath } from "@domain/records/firestorePaths.ts";
import type { BrowserContextOptions } from "playwright-core";
import { adminAuth, adminDb, type Student, suite } from "./suite.ts";

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/** `emulatorConfig` in web/src/app/firebase.ts. */
const API_KEY = "demo-key";

/**
 * What a browser keeps of a student who has logged in at this origin: the Auth SDK's user, and that the student is
 * known on the device. The SDK's format is that of `UserImpl.toJSON` and `indexedDBLocalPersistence` in 12.19.
 */
export async function storedSession(
  { uid, email, password }: Pick<Student, "uid" | "email" | "password">,
  origin: string,
): Promise<StorageState> {
  const [{ displayName, emailVerified, providerData }, tokens, user] = await Promise.all([
    adminAuth.getUser(uid),
    tokensOf(email, password),
    adminDb.doc(userPath(uid)).get(),
  ]);
  const value = {
    uid,
    email,
    emailVerified,
    ...(displayName !== undefined && { displayName }),
    isAnonymous: false,
    providerData: providerData.map((provider) => provider.toJSON()),
    stsTokenManager: tokens,
    apiKey: API_KEY,
    appName: "[DEFAULT]",
  };
  const records = [{ value: { fbase_key: `firebase:authUser:${API_KEY}:[DEFAULT]`, value } }];
  const store = { name: "firebaseLocalStorage", keyPath: "fbase_key", autoIncrement: false, indexes: [], records };
  const indexedDB = [{ name: "firebaseLocalStorageDb", version: 1, stores: [store] }];
  // Only of a registered student does the app know the device.
  const localStorage = user.exists ? [{ name: "uid", value: uid }] : [];
  // Playwright's type does not know `indexedDB`, which `storageState({ indexedDB: true })` returns.
  const atOrigin = { origin, localStorage, indexedDB };
  return { cookies: [], origins: [atOrigin] };
}

async function tokensOf(email: string, password: string): Promise<object> {
  const address = `http://${suite.authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken, refreshToken, expiresIn } = (await response.json()) as Record<string, string>;
  return { accessToken: idToken, refreshToken, expirationTime: Date.now() + Number(expiresIn) * 1000 };
}
