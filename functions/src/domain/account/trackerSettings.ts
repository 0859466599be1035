import * as z from "zod/mini";
import { gpaScale } from "../course/gpaScale.ts";
import { usState } from "../school/usState.ts";
import { newestScale, rangeProblem, SCORE_TESTS } from "../score/scoreTests.ts";
import { EXPERIENCE_TYPES } from "../shared/experienceType.ts";
import { recordKind } from "../shared/recordKind.ts";
import { storedDay } from "../shared/storedDay.ts";
import * as text from "../text/en/trackerSettings.ts";

/** The most hours a goal can be, far beyond what any application has seen. */
export const GOAL_LIMIT = 20_000;

export const hoursGoal = z
  .number(text.hoursAsNumber)
  .check(z.minimum(1, text.atLeastOneHour), z.maximum(GOAL_LIMIT, text.atMostHours(GOAL_LIMIT)));

/** A goal for each test, on the scale its results come in today. */
const scoreTargets = z.partialRecord(z.enum(SCORE_TESTS), z.number()).check(
  z.refine(
    (targets) =>
      SCORE_TESTS.every((test) => {
        const target = targets[test];
        return target === undefined || rangeProblem(target, newestScale(test)) === null;
      }),
    text.goalOffScale,
  ),
);

/** `users/{uid}/settings/tracker`: choices of the tracker that follow the account. */
export const trackerSettings = z.object({
  /** The day hours are split at: up to it completed, after it anticipated. Null takes today. */
  apply_date: z.optional(z.nullable(storedDay)),
  /** Off hides every score, here and on the dashboard. On until the student says otherwise. */
  display_scores: z.optional(z.boolean()),
  score_targets: z.optional(scoreTargets),
  /** The hours that fill the jar. */
  hours_goal: z.optional(z.nullable(hoursGoal)),
  /** A goal for a type, where the student has set one. */
  type_goals: z.optional(z.partialRecord(z.enum(EXPERIENCE_TYPES), hoursGoal)),
  /** What the student's school makes of a letter. */
  gpa_scale: z.optional(gpaScale),
  /** Whether the school counts every attempt at a course or the latest alone. */
  gpa_repeats: z.optional(z.enum(["all", "latest"])),
  /** Where the student is a resident: public schools take mostly their own. */
  home_state: z.optional(z.nullable(usState)),
});
export type TrackerSettings = z.infer<typeof trackerSettings>;

export const trackerSettingsKind = recordKind(trackerSettings, [], {});
