import type { Firestore } from "firebase-admin/firestore";
import { type User, userKind } from "../domain/account/user.ts";
import { userPath } from "../domain/records/firestorePaths.ts";
import { recordOf } from "./recordOf.ts";

/** The caller's facts that decide whether a plan is their own. */
export interface PlanOwner {
  readonly uid: string;
  readonly isGuest: boolean;
}

/**
 * The registered student, or null if the account has not chosen a stage. A sample student's plan belongs to no account:
 * a guest who turns a sample into an account has not registered yet.
 */
export async function readStudent(db: Firestore, { uid, isGuest }: PlanOwner): Promise<User | null> {
  return ownPlan(recordOf(userKind, await db.doc(userPath(uid)).get()), isGuest);
}

/** Returns the student, or null if an account was created from a sample. */
export function ownPlan(student: User | null, isGuest: boolean): User | null {
  return student?.sample !== undefined && !isGuest ? null : student;
}
