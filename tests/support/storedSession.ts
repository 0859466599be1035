import { userPath } from "@domain/records/firestorePaths.ts";
import type { BrowserContext } from "playwright-core";
import { adminAuth, adminDb, type Student, suite } from "./suite.ts";

/** `emulatorConfig` in web/src/app/firebase.ts. */
const API_KEY = "demo-key";

interface Session {
  readonly record: object;
  /** Null if the app does not know the device: it only knows that of a registered student. */
  readonly uid: string | null;
}

/**
 * Leaves on the device what a student's login at this origin leaves there. Playwright's own `storageState` closes its
 * page without waiting for the database's transaction, so on a busy machine the session can be lost.
 */
export async function storeSession(
  context: BrowserContext,
  student: Pick<Student, "uid" | "email" | "password">,
  origin: string,
): Promise<void> {
  const session = await sessionOf(student);
  const page = await context.newPage();
  await page.route(`${origin}/`, (request) => request.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(origin);
  await page.evaluate(writeSession, session);
  await page.close();
}

/** The SDK's format is that of `UserImpl.toJSON` and `indexedDBLocalPersistence` in 12.19. */
async function sessionOf({ uid, email, password }: Pick<Student, "uid" | "email" | "password">): Promise<Session> {
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
  const record = { fbase_key: `firebase:authUser:${API_KEY}:[DEFAULT]`, value };
  return { record, uid: user.exists ? uid : null };
}

/** Runs in the page. Resolves once the database has kept the session. */
function writeSession({ record, uid }: Session): Promise<void> {
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
