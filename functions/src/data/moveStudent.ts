import type { Firestore } from "firebase-admin/firestore";
import { standingAt } from "../domain/account/standing.ts";
import { type User, userKind } from "../domain/account/user.ts";
import { academicYearToPlan } from "../domain/checklist/academicYear.ts";
import { userPath } from "../domain/records/firestorePaths.ts";
import { createMissingChecklists } from "./createMissingChecklists.ts";
import { readStageCategories } from "./readStageCategories.ts";
import { ownPlan, type PlanOwner } from "./readStudent.ts";
import { recordOf } from "./recordOf.ts";

export type Move =
  | { readonly outcome: "moved"; readonly student: User }
  | { readonly outcome: "not-registered" }
  | { readonly outcome: "no-such-stage" };

/** Moves a student to another stage and adds the missing checklists. Never removes anything. */
export async function moveStudent(
  db: Firestore,
  { uid, isGuest }: PlanOwner,
  stageId: string,
  today: string,
): Promise<Move> {
  const userRef = db.doc(userPath(uid));
  const reading = readStageCategories(db);
  return db.runTransaction(async (transaction): Promise<Move> => {
    const [user, categories] = await Promise.all([transaction.get(userRef), reading]);
    const before = ownPlan(recordOf(userKind, user), isGuest);
    const standing = standingAt(stageId, categories);
    if (!before) return { outcome: "not-registered" };
    if (!standing) return { outcome: "no-such-stage" };
    await createMissingChecklists(transaction, db, uid, standing, academicYearToPlan(today));
    // Choosing the current stage again keeps the PM or PD that the student has set on the dashboard.
    if (before.current_stage === stageId) return { outcome: "moved", student: before };
    transaction.update(userRef, { ...standing });
    return { outcome: "moved", student: { ...before, ...standing } };
  });
}
