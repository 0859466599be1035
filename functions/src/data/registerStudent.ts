import type { Firestore, Transaction } from "firebase-admin/firestore";
import type { GuestVisit } from "../domain/account/guestDays.ts";
import type { Sample } from "../domain/account/samples.ts";
import { type Standing, standingAt } from "../domain/account/standing.ts";
import { PREVIOUS_CHECKLIST_CARD, type User, userKind } from "../domain/account/user.ts";
import { academicYearOf, academicYearToPlan } from "../domain/checklist/academicYear.ts";
import { journalIndexOf } from "../domain/journal/journal.ts";
import { collectionsWith } from "../domain/records/collections.ts";
import { guestVisitPath, journalIndexPath, userCollectionPath, userPath } from "../domain/records/firestorePaths.ts";
import { sampleLastYear, sampleThisYear } from "../domain/samples/sampleChecklist.ts";
import { sampleDocuments } from "../domain/samples/sampleDocuments.ts";
import type { SamplePlan } from "../domain/samples/samplePlan.ts";
import { clearSample } from "./clearSample.ts";
import { createMissingChecklists, type FirstLists } from "./createMissingChecklists.ts";
import { readStageCategories } from "./readStageCategories.ts";
import { recordOf } from "./recordOf.ts";

export interface Registration {
  readonly uid: string;
  readonly displayName: string;
  readonly stageId: string;
  /** The calendar day that decides the academic year of the lists: from June on, the one that begins in August. */
  readonly today: string;
  /** The account's address has not been confirmed, or it has none yet. */
  readonly isUnconfirmed?: boolean;
  /** The day the student joined, if it is not today. Demo students joined long ago. */
  readonly joinedOn?: string;
  /** Whether the login has no way to sign in again, so the plan is deleted when the guest stays away. */
  readonly isGuest?: boolean;
  /** The sample student a guest looks around as. The plan is marked with it and never becomes the guest's own. */
  readonly sample?: Sample | undefined;
  /** The plan a sample student starts with. Other students start with nothing done. */
  readonly samplePlan?: SamplePlan | undefined;
}

/**
 * Writes the student and both checklists in one transaction, and a sample student's tracker as well. A registered
 * student keeps the current stage: a repeated call must not undo a later change of stage. A student's own plan starts
 * empty: a sample that this login was opened for is deleted first. Returns null if the stage does not exist.
 */
export async function registerStudent(db: Firestore, registration: Registration): Promise<User | null> {
  const student = await registerOrFindSample(db, registration);
  if (student !== "sample") return student;
  await clearSample(db, registration.uid);
  return registerStudent(db, registration);
}

function registerOrFindSample(db: Firestore, registration: Registration): Promise<User | "sample" | null> {
  const { uid, stageId, today, isGuest = false, sample, samplePlan } = registration;
  const userRef = db.doc(userPath(uid));
  const reading = readStageCategories(db);
  return db.runTransaction(async (transaction) => {
    const [user, categories] = await Promise.all([transaction.get(userRef), reading]);
    const standing = standingAt(stageId, categories);
    if (!standing) return null;
    const registered = recordOf(userKind, user);
    if (sample === undefined && registered?.sample !== undefined) return "sample";
    if (registered) {
      // Lists that are missing for an existing student are created new, not from a sample.
      await createMissingChecklists(transaction, db, uid, registered, academicYearToPlan(today));
      return registered;
    }
    const student = newStudent(registration, standing);
    // A sample student is in the middle of a year on every day, with tasks that are done.
    const year = samplePlan ? academicYearOf(today) : academicYearToPlan(today);
    await createMissingChecklists(transaction, db, uid, student, year, samplePlan && firstListsOf(samplePlan, today));
    transaction.create(userRef, student);
    // A sample that was cleared has left the visit behind.
    if (isGuest) transaction.set(db.doc(guestVisitPath(uid)), { last_day: today } satisfies GuestVisit);
    if (samplePlan) writeSample(transaction, db, uid, sampleDocuments(samplePlan.records, today));
    else transaction.create(db.doc(journalIndexPath(uid)), journalIndexOf([]));
    return student;
  });
}

function newStudent(
  { displayName, today, joinedOn = today, isUnconfirmed, sample, samplePlan }: Registration,
  standing: Standing,
): User {
  return {
    display_name: displayName,
    ...standing,
    age_confirmed_on: joinedOn,
    ...(isUnconfirmed && { is_unconfirmed: true }),
    ...(sample !== undefined && { sample }),
    preferences: { collapsed: [PREVIOUS_CHECKLIST_CARD], ...samplePlan?.preferences },
  };
}

function writeSample(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  documents: ReturnType<typeof sampleDocuments>,
): void {
  for (const name of collectionsWith("sample", "written")) {
    for (const [id, fields] of Object.entries(documents[name])) {
      transaction.create(db.doc(`${userCollectionPath(uid, name)}/${id}`), fields);
    }
  }
}

function firstListsOf(plan: SamplePlan, today: string): FirstLists {
  return {
    thisYear: (list) => sampleThisYear(list, plan, today),
    lastYear: (list) => sampleLastYear(list, plan, today),
  };
}
