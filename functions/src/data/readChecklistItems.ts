import type { Firestore } from "firebase-admin/firestore";
import { readChecklist } from "../domain/checklist/checklist.ts";
import { type KeyedChecklistItem, orderItems } from "../domain/checklist/orderItems.ts";
import { checklistPath } from "../domain/records/firestorePaths.ts";
import { recordOf } from "./recordOf.ts";

/** The rows of one stage's checklist in order. Empty if the student has no such list. */
export async function readChecklistItems(
  db: Firestore,
  uid: string,
  stageId: string | null,
): Promise<KeyedChecklistItem[]> {
  if (stageId === null) return [];
  const checklist = recordOf({ read: readChecklist }, await db.doc(checklistPath(uid, stageId)).get());
  return checklist ? orderItems(checklist.items) : [];
}
