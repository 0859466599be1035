import type { Firestore } from "firebase-admin/firestore";
import { type User, userKind } from "../domain/account/user.ts";
import { userPath } from "../domain/records/firestorePaths.ts";
import { recordOf } from "./recordOf.ts";

/** Who asks, as far as it decides whether a plan is theirs. */
export interface PlanOwner {
  readonly uid: string;
  readonly isGuest: boolean;
}

/**
 * The registered student, or null for an account that has not chosen a stage. A sample student's plan belongs to no
 * account: a guest who has made an account of a sample has not registered yet.
 */
export async function readStudent(db: Firestore, { uid, isGuest }: PlanOwner): Promise<User | null> {
  return ownPlan(recordOf(userKind, await db.doc(userPath(uid)).get()), isGuest);
}

/** The student unless it is a sample that an account has been made of. */
export function ownPlan(student: User | null, isGuest: boolean): User | null {
  return student?.sample !== undefined && !isGuest ? null : student;
}
