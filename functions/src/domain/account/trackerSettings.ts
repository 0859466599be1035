import * as z from "zod/mini";
import { FORM_SERVICES } from "../application/formService.ts";
import { gpaScale } from "../course/gpaScale.ts";
import { usState } from "../school/usState.ts";
import { newestScale, rangeProblem, SCORE_TESTS } from "../score/scoreTests.ts";
import { EXPERIENCE_TYPES } from "../shared/experienceType.ts";
import { recordKind } from "../shared/recordKind.ts";
import { storedDay } from "../shared/storedDay.ts";
import * as text from "../text/en/trackerSettings.ts";

/** The largest goal, in hours. Far beyond what any application has seen. */
export const GOAL_LIMIT = 20_000;

export const hoursGoal = z
  .number(text.hoursAsNumber)
  .check(z.minimum(1, text.atLeastOneHour), z.maximum(GOAL_LIMIT, text.atMostHours(GOAL_LIMIT)));

/** A goal for each test, on the scale its results have today. */
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

/** `users/{uid}/settings/tracker`: tracker settings that follow the account. */
export const trackerSettings = z.object({
  /** Hours up to this day are completed, later ones anticipated. Null means today. */
  apply_date: z.optional(z.nullable(storedDay)),
  /** False hides every score in the tracker and on the dashboard. Missing means true. */
  display_scores: z.optional(z.boolean()),
  score_targets: z.optional(scoreTargets),
  /** The number of hours that fills the jar. */
  hours_goal: z.optional(z.nullable(hoursGoal)),
  /** A goal per experience type, for the types where the student has set one. */
  type_goals: z.optional(z.partialRecord(z.enum(EXPERIENCE_TYPES), hoursGoal)),
  /** How the student's school converts letters to points. */
  gpa_scale: z.optional(gpaScale),
  /** Whether the school counts every attempt at a course or only the latest. */
  gpa_repeats: z.optional(z.enum(["all", "latest"])),
  /** The state where the student lives: public schools mostly admit residents. */
  home_state: z.optional(z.nullable(usState)),
  /** The services the student applies through, of every track. Missing means each track's first. */
  services: z.optional(z.array(z.enum(FORM_SERVICES)).check(z.maxLength(FORM_SERVICES.length))),
  /** The last day of TMDSAS's current activities; later hours are planned. Null means the usual deadline. */
  tmdsas_until: z.optional(z.nullable(storedDay)),
});
export type TrackerSettings = z.infer<typeof trackerSettings>;

export const trackerSettingsKind = recordKind(trackerSettings, [], {});
