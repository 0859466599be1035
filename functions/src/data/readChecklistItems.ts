import type { Firestore } from "firebase-admin/firestore";
import { checklist } from "../domain/checklist.ts";
import { type KeyedChecklistItem, orderItems } from "../domain/orderItems.ts";
import { checklistPath } from "../domain/paths.ts";

/** The rows of one stage's checklist in order; none when the student has no such list. */
export async function readChecklistItems(
  db: Firestore,
  uid: string,
  stageId: string | null,
): Promise<KeyedChecklistItem[]> {
  if (stageId === null) return [];
  const snapshot = await db.doc(checklistPath(uid, stageId)).get();
  return snapshot.exists ? orderItems(checklist.parse(snapshot.data()).items) : [];
}
