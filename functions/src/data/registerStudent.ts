import type { Firestore } from "firebase-admin/firestore";
import { userPath } from "../domain/paths.ts";
import { sampleLastYear, sampleThisYear } from "../domain/sampleChecklist.ts";
import type { SamplePlan } from "../domain/samplePlans.ts";
import { standingAt } from "../domain/standing.ts";
import type { User } from "../domain/user.ts";
import { createMissingChecklists, type FirstLists } from "./createMissingChecklists.ts";
import { fieldsOf } from "./fieldsOf.ts";
import { readStageCategories } from "./readStageCategories.ts";

export interface Registration {
  readonly uid: string;
  readonly displayName: string;
  readonly stageId: string;
  /** The calendar day that decides the academic year of the lists. */
  readonly today: string;
  /** The plan a sample student begins with; the others begin with nothing done. */
  readonly samplePlan?: SamplePlan | undefined;
}

/**
 * Writes the student and the two checklists at once. Whoever is registered already stays at the stage of then: a
 * repeated call must not undo a later change of stage. Null when there is no such stage.
 */
export async function registerStudent(
  db: Firestore,
  { uid, displayName, stageId, today, samplePlan }: Registration,
): Promise<User | null> {
  const standing = standingAt(stageId, await readStageCategories(db));
  if (!standing) return null;
  const userRef = db.doc(userPath(uid));
  return db.runTransaction(async (transaction) => {
    const registered = fieldsOf<User>(await transaction.get(userRef));
    const student: User = registered ?? {
      display_name: displayName,
      ...standing,
      preferences: { ...samplePlan?.preferences },
    };
    // Lists that are missing for a student of long ago are new ones, not those of a sample.
    const firstLists = registered ? undefined : samplePlan && firstListsOf(samplePlan, today);
    await createMissingChecklists(transaction, db, uid, student, today, firstLists);
    if (!registered) transaction.create(userRef, student);
    return student;
  });
}

function firstListsOf(plan: SamplePlan, today: string): FirstLists {
  return {
    thisYear: (list) => sampleThisYear(list, plan, today),
    lastYear: (list) => sampleLastYear(list, plan, today),
  };
}
