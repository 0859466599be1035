import type { Firestore } from "firebase-admin/firestore";
import { userPath } from "../domain/paths.ts";
import { type User, user } from "../domain/user.ts";

/** The registered student, or null for an account that has not chosen a stage. */
export async function readStudent(db: Firestore, uid: string): Promise<User | null> {
  const snapshot = await db.doc(userPath(uid)).get();
  return snapshot.exists ? user.parse(snapshot.data()) : null;
}
