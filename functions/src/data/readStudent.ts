import type { Firestore } from "firebase-admin/firestore";
import { userPath } from "../domain/paths.ts";
import type { User } from "../domain/user.ts";
import { fieldsOf } from "./fieldsOf.ts";

/** The registered student, or null for an account that has not chosen a stage. */
export async function readStudent(db: Firestore, uid: string): Promise<User | null> {
  return fieldsOf<User>(await db.doc(userPath(uid)).get());
}
