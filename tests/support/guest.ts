import { FieldValue } from "firebase-admin/firestore";
import { adminDb, suite } from "./suite.ts";

export interface Guest {
  readonly uid: string;
  readonly idToken: string;
}

/** Signs in anonymously, as the guest panel does. */
export async function newGuest(): Promise<Guest> {
  const url = `http://${suite.authHost}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ returnSecureToken: true }),
  });
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, idToken };
}

/** Turns a sample into the guest's own plan, as if written long ago. For tests that need a full plan. */
export async function ownSample(uid: string): Promise<void> {
  await adminDb.doc(`users/${uid}`).update({ sample: FieldValue.delete(), age_confirmed_on: "2020-08-03" });
}

/** Every document of a student, by its path below `users/{uid}`. The user document has the path "". */
export async function planOf(uid: string): Promise<Readonly<Record<string, unknown>>> {
  const root = adminDb.doc(`users/${uid}`);
  const plan: Record<string, unknown> = {};
  const refs = [root];
  for (const ref of refs) {
    const snapshot = await ref.get();
    if (snapshot.exists) plan[ref.path.slice(root.path.length)] = snapshot.data();
    for (const collection of await ref.listCollections()) refs.push(...(await collection.listDocuments()));
  }
  return plan;
}
