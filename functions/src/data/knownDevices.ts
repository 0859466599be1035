import { type Firestore, Timestamp } from "firebase-admin/firestore";
import { devicePath } from "../domain/records/firestorePaths.ts";
import { secretHash } from "./secretHash.ts";

/** Whether the account has logged in on the device with this secret before, and the device is still remembered. */
export async function isKnownDevice(db: Firestore, uid: string, secret: string, now: Date): Promise<boolean> {
  const expiry: unknown = (await db.doc(pathOf(uid, secret)).get()).get("expires_at");
  return expiry instanceof Timestamp && expiry.toMillis() > now.getTime();
}

/** `seconds`: how long. */
export async function rememberDevice(db: Firestore, uid: string, secret: string, seconds: number, now: Date) {
  await db.doc(pathOf(uid, secret)).set({ expires_at: Timestamp.fromMillis(now.getTime() + seconds * 1_000) });
}

function pathOf(uid: string, secret: string): string {
  return devicePath(uid, secretHash(secret));
}
