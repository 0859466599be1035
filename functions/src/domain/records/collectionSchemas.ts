import * as z from "zod/mini";
import { photo, photoKind } from "../account/photo.ts";
import { trackerSettings, trackerSettingsKind } from "../account/trackerSettings.ts";
import { application, CHOICE_LIMIT, chosenExperienceKind } from "../application/application.ts";
import { calendarFeed, calendarFeedKind } from "../calendar/calendarFeed.ts";
import { CHECKLIST_ITEM_LIMIT, checklist, checklistItemKind, checklistKind } from "../checklist/checklist.ts";
import { courseKind, courseList } from "../course/course.ts";
import { COURSE_LIMIT } from "../course/courseOrder.ts";
import { essay, essayKind } from "../essay/essay.ts";
import { essayEntryKind, essayIndex } from "../essay/essayIndex.ts";
import { essayVersionKind, essayVersionList } from "../essay/essayVersions.ts";
import { EXPERIENCE_LIMIT, experience, experienceKind, shiftKind } from "../experience/experience.ts";
import { experienceEntryKind, experienceSummary } from "../experience/experienceSummary.ts";
import { PRACTICE_LIMIT, practiceKind, practiceList } from "../interview/practice.ts";
import { journal, journalIndex, journalIndexKind, journalKind } from "../journal/journal.ts";
import { LETTER_LIMIT, letterKind, letterList } from "../letter/letter.ts";
import { SAVED_RESOURCE_LIMIT, savedResourceKind, savedResourceList } from "../resource/savedResource.ts";
import { SCHOOL_LIMIT, schoolKind, schoolList } from "../school/school.ts";
import { SCORE_LIMIT, scoreKind, scoreList } from "../score/score.ts";
import { INTERVIEW_LIMIT, interviewKind, interviewList } from "../season/interview.ts";
import { SEASON_LIMIT, seasonKind, seasonList } from "../season/season.ts";
import { shareNewsEntryKind, shareNewsKind } from "../share/shareNews.ts";
import { shareRowKind } from "../share/shareRow.ts";
import type { RecordKind } from "../shared/recordKind.ts";
import { ROW_ID } from "../shared/rowList.ts";
import { supportThread, supportThreadKind } from "../support/supportThread.ts";
import * as text from "../text/en/planFile.ts";
import { TIMELINE_STEP_LIMIT, timelineStepKind, timelineStepList } from "../timeline/timelineStep.ts";
import type { Collection, CollectionWith, PlanCollection } from "./collections.ts";

const storedChecklist = checklist.check(
  z.refine(({ items }) => Object.keys(items).length <= CHECKLIST_ITEM_LIMIT, {
    path: ["items"],
    message: text.checklistHolds(CHECKLIST_ITEM_LIMIT),
  }),
  z.refine(({ items }) => Object.keys(items).every((id) => ROW_ID.test(id)), {
    path: ["items"],
    message: text.wrongTaskId,
  }),
);

/** Documents by id. An older file without this collection has no documents. */
function documents<Schema extends z.ZodMiniType>(schema: Schema) {
  const id = z.string().check(z.regex(/^(?!__)[A-Za-z0-9_-]{1,128}$/, text.wrongDocumentId));
  return z._default(z.record(id, schema), {});
}

/** The documents of each collection in a plan file, by id. */
export const PLAN_SCHEMAS = {
  checklists: documents(storedChecklist),
  photos: documents(photo),
  experiences: documents(experience),
  summaries: z._default(
    z.strictObject({
      experiences: z.optional(experienceSummary),
      journals: z.optional(journalIndex),
      essays: z.optional(essayIndex),
    }),
    {},
  ),
  scores: documents(scoreList),
  schools: documents(schoolList),
  courses: documents(courseList),
  season: documents(seasonList),
  interviews: documents(interviewList),
  journals: documents(journal),
  essays: documents(essay),
  essayVersions: documents(essayVersionList),
  applications: documents(application),
  letters: documents(letterList),
  savedResources: documents(savedResourceList),
  timelines: documents(timelineStepList),
  practices: documents(practiceList),
  // No import restores them, so nothing in them can be wrong.
  shares: documents(z.looseObject({})),
  settings: z._default(
    z.strictObject({
      tracker: z.optional(trackerSettings),
      /** For the reader. An import makes no address. */
      calendarFeed: z.optional(calendarFeed),
    }),
    {},
  ),
  supportThreads: documents(supportThread),
} satisfies Readonly<Record<PlanCollection, z.ZodMiniType>>;

/** The kinds of records in each collection, by their names in the code. */
export const RECORD_KINDS: Readonly<Record<Collection, Readonly<Record<string, RecordKind<object>>>>> = {
  checklists: { checklist: checklistKind, checklistItem: checklistItemKind },
  photos: { photo: photoKind },
  experiences: { experience: experienceKind, shift: shiftKind },
  summaries: { experienceEntry: experienceEntryKind, journalIndex: journalIndexKind, essayEntry: essayEntryKind },
  scores: { score: scoreKind },
  schools: { school: schoolKind },
  courses: { course: courseKind },
  season: { season: seasonKind },
  interviews: { interview: interviewKind },
  journals: { journal: journalKind },
  essays: { essay: essayKind },
  essayVersions: { essayVersion: essayVersionKind },
  applications: { chosenExperience: chosenExperienceKind },
  letters: { letter: letterKind },
  savedResources: { savedResource: savedResourceKind },
  timelines: { timelineStep: timelineStepKind },
  practices: { practice: practiceKind },
  settings: { trackerSettings: trackerSettingsKind, calendarFeed: calendarFeedKind },
  shares: { shareRow: shareRowKind },
  supportThreads: { supportThread: supportThreadKind },
  supportQuotas: {},
  shareNews: { shareNews: shareNewsKind, shareNewsEntry: shareNewsEntryKind },
  devices: {},
};

/** The most rows of a document that has the rows of a guest and of an account. */
export const ROW_LIMITS: Readonly<Record<CollectionWith<"merge", "rows" | "tasks">, number>> = {
  checklists: CHECKLIST_ITEM_LIMIT,
  summaries: EXPERIENCE_LIMIT,
  scores: SCORE_LIMIT,
  schools: SCHOOL_LIMIT,
  courses: COURSE_LIMIT,
  season: SEASON_LIMIT,
  interviews: INTERVIEW_LIMIT,
  applications: CHOICE_LIMIT,
  letters: LETTER_LIMIT,
  savedResources: SAVED_RESOURCE_LIMIT,
  timelines: TIMELINE_STEP_LIMIT,
  practices: PRACTICE_LIMIT,
};
