import type { Firestore } from "firebase-admin/firestore";
import { userPath } from "../domain/paths.ts";
import { standingAt } from "../domain/standing.ts";
import type { User } from "../domain/user.ts";
import { createMissingChecklists } from "./createMissingChecklists.ts";
import { fieldsOf } from "./fieldsOf.ts";
import { readStageCategories } from "./readStageCategories.ts";

export interface Registration {
  readonly uid: string;
  readonly displayName: string;
  readonly stageId: string;
  /** The calendar day that decides the academic year of the lists. */
  readonly today: string;
}

/**
 * Writes the student and the two checklists at once. Whoever is registered already stays at the stage of then: a
 * repeated call must not undo a later change of stage. Null when there is no such stage.
 */
export async function registerStudent(
  db: Firestore,
  { uid, displayName, stageId, today }: Registration,
): Promise<User | null> {
  const standing = standingAt(stageId, await readStageCategories(db));
  if (!standing) return null;
  const userRef = db.doc(userPath(uid));
  return db.runTransaction(async (transaction) => {
    const registered = fieldsOf<User>(await transaction.get(userRef));
    const student: User = registered ?? { display_name: displayName, ...standing, preferences: {} };
    await createMissingChecklists(transaction, db, uid, student, today);
    if (!registered) transaction.create(userRef, student);
    return student;
  });
}
