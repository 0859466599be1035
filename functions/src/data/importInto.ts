import type { Firestore, QueryDocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { type Standing, standingAt } from "../domain/account/standing.ts";
import { readChecklist } from "../domain/checklist/checklist.ts";
import { isUntouchedChecklist } from "../domain/checklist/isUntouchedChecklist.ts";
import { journalIndexKind, journalIndexOf } from "../domain/journal/journal.ts";
import {
  IMPORTED_COLLECTIONS,
  journalIndexPath,
  type UserCollection,
  userCollectionPath,
  userPath,
} from "../domain/records/firestorePaths.ts";
import { documentsIn, type PlanFile } from "../domain/records/planFile.ts";
import type { StageCategory } from "../domain/shared/stage.ts";
import { readStageCategories } from "./readStageCategories.ts";

export type Import =
  | { readonly outcome: "imported"; readonly documents: number }
  | { readonly outcome: "not-empty" }
  | { readonly outcome: "refused"; readonly reason: string };

/** Restores a whole plan file or nothing, and only if the student would lose none of their own data. */
export async function importInto(db: Firestore, uid: string, file: PlanFile): Promise<Import> {
  const categories = await readStageCategories(db);
  const standing = standingAt(file.user.current_stage, categories);
  if (!standing) return { outcome: "refused", reason: "Cairn does not have the stage in this file." };
  const reason = missingList(file, standing, categories);
  if (reason !== null) return { outcome: "refused", reason };

  return db.runTransaction(async (transaction): Promise<Import> => {
    const before = await emptyPlan(transaction, db, uid);
    if (!before) return { outcome: "not-empty" };
    for (const { ref } of before) transaction.delete(ref);
    // Stage names always come from our content, never from the file. The dashboard choice comes from the file.
    transaction.set(db.doc(userPath(uid)), { ...file.user, ...standing, dashboard_item: file.user.dashboard_item });
    for (const name of IMPORTED_COLLECTIONS) {
      for (const [id, fields] of Object.entries(file.collections[name])) {
        transaction.set(db.doc(`${userCollectionPath(uid, name)}/${id}`), fields);
      }
    }
    // Files of the first release have no index. The rules count entries with it.
    transaction.set(db.doc(journalIndexPath(uid)), journalIndexOf(Object.keys(file.collections.journals)));
    return { outcome: "imported", documents: documentsIn(file) };
  });
}

/** The plan as registration created it. Null if the student has changed or added anything. */
async function emptyPlan(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<readonly QueryDocumentSnapshot[] | null> {
  const found: QueryDocumentSnapshot[] = [];
  for (const name of IMPORTED_COLLECTIONS) {
    const collection = db.collection(userCollectionPath(uid, name));
    const { docs } = await transaction.get(name === "checklists" ? collection : collection.limit(2));
    if (docs.some((doc) => !isFresh(name, doc))) return null;
    found.push(...docs);
  }
  return found;
}

/** Registration creates checklists and an empty index of journal entries. */
function isFresh(name: UserCollection, snapshot: QueryDocumentSnapshot): boolean {
  if (name === "summaries") {
    return snapshot.id === "journals" && Object.keys(journalIndexKind.read(snapshot.data())?.items ?? {}).length === 0;
  }
  const checklist = name === "checklists" ? readChecklist(snapshot.data()) : null;
  return checklist !== null && Object.keys(checklist.unreadable).length === 0 && isUntouchedChecklist(checklist);
}

function missingList({ collections }: PlanFile, standing: Standing, categories: readonly StageCategory[]) {
  const { checklists } = collections;
  for (const [id, { stageId }] of Object.entries(checklists)) {
    if (id !== stageId || !standingAt(id, categories)) {
      return `The checklist ${id} in this file does not belong to a stage that Cairn has.`;
    }
  }
  const { current_stage, previous_stage } = standing;
  const missing = [current_stage, previous_stage].find((stage) => stage !== null && !Object.hasOwn(checklists, stage));
  return missing ? `The checklist for ${missing} is missing from this file.` : null;
}
