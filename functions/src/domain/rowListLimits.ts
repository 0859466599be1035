import { CHOICE_LIMIT } from "./application.ts";
import { COURSE_LIMIT } from "./course.ts";
import { EXPERIENCE_LIMIT } from "./experience.ts";
import type { UserCollection } from "./paths.ts";
import { SAVED_RESOURCE_LIMIT } from "./savedResource.ts";
import { SCHOOL_LIMIT } from "./school.ts";
import { SCORE_LIMIT } from "./score.ts";
import { TIMELINE_STEP_LIMIT } from "./timelineStep.ts";

/** The collections whose documents are lists of rows, and the most rows one of them holds. */
export const ROW_LIST_LIMITS: Readonly<Partial<Record<UserCollection, number>>> = {
  summaries: EXPERIENCE_LIMIT,
  scores: SCORE_LIMIT,
  schools: SCHOOL_LIMIT,
  courses: COURSE_LIMIT,
  applications: CHOICE_LIMIT,
  savedResources: SAVED_RESOURCE_LIMIT,
  timelines: TIMELINE_STEP_LIMIT,
};
