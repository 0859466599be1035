import type { Firestore, Transaction } from "firebase-admin/firestore";
import type { Standing } from "../domain/account/standing.ts";
import { academicYearBefore } from "../domain/checklist/academicYear.ts";
import { type Checklist, checklistTemplateKind } from "../domain/checklist/checklist.ts";
import { makeChecklist } from "../domain/checklist/makeChecklist.ts";
import { checklistPath, checklistTemplatePath } from "../domain/records/firestorePaths.ts";
import { recordOf } from "./recordOf.ts";

/** Changes a list before it is first written. */
export interface FirstLists {
  readonly thisYear: (list: Checklist) => Checklist;
  readonly lastYear: (list: Checklist) => Checklist;
}

const UNTOUCHED: FirstLists = { thisYear: (list) => list, lastYear: (list) => list };

/**
 * Creates the missing checklists of the student's stage, dated for an academic year (`2026-27`), and of the stage before
 * it, dated a year earlier. Existing lists belong to the student and stay unchanged. In a transaction, it reads before it
 * writes: the caller must read first and write after.
 */
export async function createMissingChecklists(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  { current_stage, previous_stage }: Pick<Standing, "current_stage" | "previous_stage">,
  academicYear: string,
  { thisYear, lastYear }: FirstLists = UNTOUCHED,
): Promise<void> {
  const wanted = [{ stageId: current_stage, year: academicYear, begin: thisYear }];
  if (previous_stage !== null) {
    wanted.push({ stageId: previous_stage, year: academicYearBefore(academicYear), begin: lastYear });
  }

  const existing = await transaction.getAll(...wanted.map(({ stageId }) => db.doc(checklistPath(uid, stageId))));
  const missing = wanted.filter((_, index) => existing[index]?.exists !== true);
  if (missing.length === 0) return;

  const templates = await transaction.getAll(...missing.map(({ stageId }) => db.doc(checklistTemplatePath(stageId))));
  missing.forEach(({ stageId, year, begin }, index) => {
    const template = recordOf(checklistTemplateKind, templates[index]);
    if (!template) throw new Error(`There is no checklist template for the stage ${stageId}.`);
    transaction.create(db.doc(checklistPath(uid, stageId)), begin(makeChecklist(template, year)));
  });
}
