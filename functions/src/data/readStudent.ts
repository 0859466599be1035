import type { Firestore } from "firebase-admin/firestore";
import { userPath } from "../domain/paths.ts";
import { type User, userKind } from "../domain/user.ts";
import { recordOf } from "./recordOf.ts";

/** The registered student, or null for an account that has not chosen a stage. */
export async function readStudent(db: Firestore, uid: string): Promise<User | null> {
  return recordOf(userKind, await db.doc(userPath(uid)).get());
}
