import type { Firestore } from "firebase-admin/firestore";
import type { User } from "../domain/account/user.ts";
import { readChecklist } from "../domain/checklist/checklist.ts";
import { type KeyedChecklistItem, orderItems } from "../domain/checklist/orderItems.ts";
import { checklistPath } from "../domain/records/firestorePaths.ts";
import { recordOf } from "./recordOf.ts";

/** The ordered rows of this year's and of the previous year's checklist. Empty where the student has no such list. */
export async function readChecklistItems(
  db: Firestore,
  uid: string,
  { current_stage, previous_stage }: Pick<User, "current_stage" | "previous_stage">,
): Promise<readonly [current: KeyedChecklistItem[], previous: KeyedChecklistItem[]]> {
  const stages = [current_stage, ...(previous_stage === null ? [] : [previous_stage])];
  const [current = [], previous = []] = (
    await db.getAll(...stages.map((stageId) => db.doc(checklistPath(uid, stageId))))
  ).map((snapshot) => {
    const checklist = recordOf({ read: readChecklist }, snapshot);
    return checklist ? orderItems(checklist.items) : [];
  });
  return [current, previous];
}
