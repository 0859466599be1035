import type { Firestore, QueryDocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { type Standing, standingAt } from "../domain/account/standing.ts";
import { userKind } from "../domain/account/user.ts";
import { readChecklist } from "../domain/checklist/checklist.ts";
import { isUntouchedChecklist } from "../domain/checklist/isUntouchedChecklist.ts";
import { essayIndexOf } from "../domain/essay/essayIndex.ts";
import { journalIndexKind, journalIndexOf } from "../domain/journal/journal.ts";
import {
  calendarFeedPath,
  essayIndexPath,
  journalIndexPath,
  userCollectionPath,
  userPath,
} from "../domain/records/firestorePaths.ts";
import { documentsIn, IMPORTED_COLLECTIONS, importedDocuments, type PlanFile } from "../domain/records/planFile.ts";
import type { StageCategory } from "../domain/shared/stage.ts";
import { clearSample } from "./clearSample.ts";
import { readStageCategories } from "./readStageCategories.ts";
import type { PlanOwner } from "./readStudent.ts";
import { recordOf } from "./recordOf.ts";

export type Import =
  | { readonly outcome: "imported"; readonly documents: number }
  | { readonly outcome: "not-empty" }
  | { readonly outcome: "refused"; readonly reason: string };

/**
 * Restores a whole plan file or nothing, and only if the student would lose none of their own data. An account created
 * from a sample has no plan of its own yet: the sample is deleted first.
 */
export async function importInto(db: Firestore, owner: Importer, file: PlanFile): Promise<Import> {
  const result = await importOrFindSample(db, owner, file);
  if (result.outcome !== "sample") return result;
  await clearSample(db, owner.uid);
  return importInto(db, owner, file);
}

interface Importer extends PlanOwner {
  /** The account's address is confirmed. */
  readonly isConfirmed: boolean;
}

function importOrFindSample(
  db: Firestore,
  { uid, isGuest, isConfirmed }: Importer,
  file: PlanFile,
): Promise<Import | { readonly outcome: "sample" }> {
  const reading = readStageCategories(db);
  return db.runTransaction(async (transaction) => {
    const [categories, before, isSample] = await Promise.all([
      reading,
      readPlan(transaction, db, uid),
      !isGuest && hasSample(transaction, db, uid),
    ]);
    const standing = standingOf(file, categories);
    if (typeof standing === "string") return { outcome: "refused", reason: standing };
    if (isSample) return { outcome: "sample" };
    if (!before.every(isFresh)) return { outcome: "not-empty" };
    for (const { ref } of before) transaction.delete(ref);
    // What concerns the account and not the plan is not taken from the file.
    // Stage names always come from our content, never from the file. The dashboard choice comes from the file.
    const { is_unconfirmed: _, logged_out_at: __, ...user } = file.user;
    transaction.set(db.doc(userPath(uid)), {
      ...user,
      ...standing,
      dashboard_item: user.dashboard_item,
      // The file may be of another account.
      ...(!isConfirmed && { is_unconfirmed: true }),
    });
    for (const name of IMPORTED_COLLECTIONS) {
      for (const [id, fields] of importedDocuments(file, name)) {
        transaction.set(db.doc(`${userCollectionPath(uid, name)}/${id}`), fields);
      }
    }
    writeIndexes(transaction, db, uid, file);
    return { outcome: "imported", documents: documentsIn(file) };
  });
}

/** The rules count the documents of a collection with its index. Files of the first release have no index. */
function writeIndexes(transaction: Transaction, db: Firestore, uid: string, { collections }: PlanFile): void {
  const { journals, essays, summaries } = collections;
  transaction.set(db.doc(journalIndexPath(uid)), journalIndexOf(Object.keys(journals)));
  if (Object.keys(essays).length === 0) return;
  transaction.set(db.doc(essayIndexPath(uid)), { ...summaries.essays, ...essayIndexOf(essays) });
}

/** Whether the account was created from a sample. */
async function hasSample(transaction: Transaction, db: Firestore, uid: string): Promise<boolean> {
  return recordOf(userKind, await transaction.get(db.doc(userPath(uid))))?.sample !== undefined;
}

/** The plan's documents, or enough of each collection to tell whether the student has changed or added anything. */
async function readPlan(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<readonly QueryDocumentSnapshot[]> {
  const collections = await Promise.all(
    IMPORTED_COLLECTIONS.map((name) => {
      const collection = db.collection(userCollectionPath(uid, name));
      if (name === "checklists") return transaction.get(collection);
      return transaction.get(name === "summaries" ? collection.limit(2) : collection.limit(2).select());
    }),
  );
  // A calendar address is not part of the plan, and stays.
  return collections.flatMap(({ docs }) => docs).filter(({ ref }) => ref.path !== calendarFeedPath(uid));
}

/** Registration creates checklists and an empty index of journal entries. */
function isFresh(snapshot: QueryDocumentSnapshot): boolean {
  const name = snapshot.ref.parent.id;
  if (name === "summaries") {
    return snapshot.id === "journals" && Object.keys(journalIndexKind.read(snapshot.data())?.items ?? {}).length === 0;
  }
  const checklist = name === "checklists" ? readChecklist(snapshot.data()) : null;
  return checklist !== null && Object.keys(checklist.unreadable).length === 0 && isUntouchedChecklist(checklist);
}

/** The standing of the file's student, or why the file cannot be imported. */
function standingOf(file: PlanFile, categories: readonly StageCategory[]): Standing | string {
  const standing = standingAt(file.user.current_stage, categories);
  if (!standing) return "Cairn does not have the stage in this file.";
  return missingList(file, standing, categories) ?? standing;
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
