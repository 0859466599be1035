import { isDraft } from "./drafts.ts";

/**
 * Firestore's cache databases begin with this (`indexedDbStoragePrefix` and `buildStoragePrefix` in
 * `@firebase/firestore`).
 */
const CACHE = "firestore/";

/**
 * An account that is gone leaves nothing of its own on the device. One rule for whatever is kept in local storage, now
 * or later: what belongs to one student has their uid in its name or in its value.
 */
export function forgetOnDevice(uid: string): void {
  for (const [key, value] of Object.entries(localStorage)) {
    if (key.includes(uid) || String(value).includes(uid)) localStorage.removeItem(key);
  }
}

/**
 * The server has ended this student's session, so the device may be in other hands. Removes their plan from the device.
 * What they typed and the server does not have yet stays under their uid, and only they will see it.
 */
export function forgetExceptDrafts(uid: string): void {
  for (const [key, value] of Object.entries(localStorage)) {
    const isTheirs = key.includes(uid) || String(value).includes(uid);
    if (isDraft(key) ? !isTheirs : isTheirs) localStorage.removeItem(key);
  }
}

/** Deletes Firestore's cache without starting Firestore. */
export async function deleteCache(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith(CACHE)) indexedDB.deleteDatabase(name);
  }
}
