import { standingAt } from "@domain/account/standing.ts";
import type { ChecklistItem } from "@domain/checklist/checklist.ts";
import { makeChecklist } from "@domain/checklist/makeChecklist.ts";
import { EMPTY_EXPERIENCE, type Experience } from "@domain/experience/experience.ts";
import { summaryOf } from "@domain/experience/experienceSummary.ts";
import { journalIndexOf } from "@domain/journal/journal.ts";
import {
  checklistPath,
  experienceSummaryPath,
  experiencesPath,
  journalIndexPath,
  userPath,
} from "@domain/records/firestorePaths.ts";
import { checklistTemplates, stageCategories } from "../../emulators/seed/content/content.ts";
import type { Fields } from "./fieldValues.ts";

export const STAGE = "hs-10";
/** The id of the task and of the experience that are there from the beginning. */
const FIRST = "first";
const OWN_TASK: ChecklistItem = {
  checklist_item_name: "Ask about volunteering",
  status: "Pending",
  origin: "own",
  position: 99,
  due_date: null,
  completed_on: null,
  category: null,
  resourceId: null,
};
const CLUB: Experience = {
  ...EMPTY_EXPERIENCE,
  track: "HS",
  experienceName: "Chess club",
  shifts: {},
  changed_shift: null,
  created_on: "2026-10-01",
};

/** What is stored of a student when a history begins: documents by path. */
export function firstPlan(uid: string): ReadonlyMap<string, Fields> {
  const standing = standingAt(STAGE, stageCategories);
  const template = checklistTemplates.find(({ stageId }) => stageId === STAGE);
  if (!standing || !template) throw new Error(`There is no stage ${STAGE}.`);
  const list = makeChecklist(template, "2026-2027");
  const marks = { changed_item: FIRST, changed_shift: null };
  return new Map<string, Fields>([
    [userPath(uid), { display_name: "Ann Lee", ...standing, age_confirmed_on: "2020-08-03", preferences: {} }],
    [checklistPath(uid, STAGE), { ...list, items: { ...list.items, [FIRST]: OWN_TASK } }],
    [`${experiencesPath(uid)}/${FIRST}`, { ...CLUB }],
    [experienceSummaryPath(uid), { items: summaryOf({ [FIRST]: CLUB }), ...marks }],
    [journalIndexPath(uid), { ...journalIndexOf([]) }],
  ]);
}
