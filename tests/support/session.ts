import { userPath } from "@domain/records/firestorePaths.ts";
import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";

/** `emulatorConfig` in web/src/app/firebase.ts. */
const API_KEY = "demo-key";

/** What a student's login leaves on a device. */
export interface Session {
  readonly record: object;
  /** Null if the app does not know the device: it only knows that of a registered student. */
  readonly uid: string | null;
}

/** Where a suite keeps its students. */
export interface SessionSource {
  readonly auth: Auth;
  readonly db: Firestore;
  /** Such as `127.0.0.1:9099`. */
  readonly authHost: string;
}

interface Student {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** The SDK's format is that of `UserImpl.toJSON` and `indexedDBLocalPersistence` in 12.19. */
export async function sessionOf(
  { uid, email, password }: Student,
  { auth, db, authHost }: SessionSource,
): Promise<Session> {
  const [{ displayName, emailVerified, providerData }, tokens, user] = await Promise.all([
    auth.getUser(uid),
    tokensOf(email, password, authHost),
    db.doc(userPath(uid)).get(),
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
  const record = { fbase_key: `firebase:authUser:${API_KEY}:[DEFAULT]`, value };
  return { record, uid: user.exists ? uid : null };
}

/** Runs in a page of a device without a session. Resolves once the database has kept it. */
export function writeSession({ record, uid }: Session): Promise<void> {
  if (uid !== null) localStorage.setItem("uid", uid);
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("firebaseLocalStorageDb", 1);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore("firebaseLocalStorage", { keyPath: "fbase_key" }).add(record);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

async function tokensOf(email: string, password: string, authHost: string): Promise<object> {
  const address = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken, refreshToken, expiresIn } = (await response.json()) as Record<string, string>;
  return { accessToken: idToken, refreshToken, expirationTime: Date.now() + Number(expiresIn) * 1000 };
}
