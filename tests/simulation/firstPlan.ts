import { standingAt } from "@domain/account/standing.ts";
import { type ChecklistItem, checklistItemKind } from "@domain/checklist/checklist.ts";
import { makeChecklist } from "@domain/checklist/makeChecklist.ts";
import { type Essay, essayKind, newEssay } from "@domain/essay/essay.ts";
import { essayIndexOf } from "@domain/essay/essayIndex.ts";
import { EMPTY_EXPERIENCE, type Experience, experienceKind } from "@domain/experience/experience.ts";
import { summaryOf } from "@domain/experience/experienceSummary.ts";
import { journalIndexOf } from "@domain/journal/journal.ts";
import {
  checklistPath,
  essayIndexPath,
  essaysPath,
  experienceSummaryPath,
  experiencesPath,
  journalIndexPath,
  schoolsPath,
  userPath,
} from "@domain/records/firestorePaths.ts";
import { isSameValue } from "@domain/records/isSameValue.ts";
import { schoolKind } from "@domain/school/school.ts";
import type { RecordKind } from "@domain/shared/recordKind.ts";
import { checklistTemplates, stageCategories } from "../../emulators/seed/content/content.ts";
import { typedSchool } from "../../web/src/content/schools/newSchool.ts";
import type { Fields } from "./fieldValues.ts";

export const STAGE = "hs-10";
/** The id of the task, the experience, the school and the essay that are there from the beginning. */
export const FIRST = "first";
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

const COLLEGE = typedSchool("Reed College", "HS", "UG", "2026-10-01");
const ESSAY: Essay = { ...newEssay(0), title: "Personal statement" };

/**
 * What is stored of a student when a history begins: documents by path.
 *
 * @param isOld Whether an earlier release has stored it, without the fields that today's app fills in.
 */
export function firstPlan(uid: string, isOld: boolean): ReadonlyMap<string, Fields> {
  const standing = standingAt(STAGE, stageCategories);
  const template = checklistTemplates.find(({ stageId }) => stageId === STAGE);
  if (!standing || !template) throw new Error(`There is no stage ${STAGE}.`);
  const list = makeChecklist(template, "2026-2027");
  const marks = { changed_item: FIRST, changed_shift: null };
  const stored = isOld ? earlier : <Stored extends object>(_: RecordKind<Stored>, fields: Stored) => fields;
  return new Map<string, Fields>([
    [userPath(uid), { display_name: "Ann Lee", ...standing, age_confirmed_on: "2020-08-03", preferences: {} }],
    [checklistPath(uid, STAGE), { ...list, items: { ...list.items, [FIRST]: stored(checklistItemKind, OWN_TASK) } }],
    [`${experiencesPath(uid)}/${FIRST}`, { ...stored(experienceKind, CLUB) }],
    [experienceSummaryPath(uid), { items: summaryOf({ [FIRST]: CLUB }), ...marks }],
    [schoolsPath(uid), { items: { [FIRST]: stored(schoolKind, COLLEGE) }, changed_item: FIRST }],
    [`${essaysPath(uid)}/${FIRST}`, { ...stored(essayKind, ESSAY) }],
    [essayIndexPath(uid), { ...essayIndexOf({ [FIRST]: ESSAY }), weeks: {}, changed_item: FIRST }],
    [journalIndexPath(uid), { ...journalIndexOf([]) }],
  ]);
}

/** Without the fields that may be missing and that are read the same when they are. */
function earlier<Stored extends object>(kind: RecordKind<Stored>, fields: Stored): Partial<Stored> {
  const isMissing = (name: string) => {
    const rest = Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));
    return !kind.needed.includes(name) && isSameValue(kind.read(rest), kind.read(fields));
  };
  // A part of the record's own fields.
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isMissing(name))) as Partial<Stored>;
}
