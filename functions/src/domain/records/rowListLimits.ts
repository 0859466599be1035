import { CHOICE_LIMIT } from "../application/application.ts";
import { COURSE_LIMIT } from "../course/course.ts";
import { EXPERIENCE_LIMIT } from "../experience/experience.ts";
import { PRACTICE_LIMIT } from "../interview/practice.ts";
import { LETTER_LIMIT } from "../letter/letter.ts";
import { SAVED_RESOURCE_LIMIT } from "../resource/savedResource.ts";
import { SCHOOL_LIMIT } from "../school/school.ts";
import { SCORE_LIMIT } from "../score/score.ts";
import { INTERVIEW_LIMIT } from "../season/interview.ts";
import { SEASON_LIMIT } from "../season/season.ts";
import { TIMELINE_STEP_LIMIT } from "../timeline/timelineStep.ts";
import type { UserCollection } from "./firestorePaths.ts";

/** The collections whose documents are lists of rows, with the most rows per list. */
export const ROW_LIST_LIMITS: Readonly<Partial<Record<UserCollection, number>>> = {
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
