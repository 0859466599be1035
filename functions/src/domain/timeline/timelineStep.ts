import * as z from "zod/mini";
import { setAsideReason } from "../checklist/setAsideReason.ts";
import { NO_DAY } from "../shared/calendarDay.ts";
import { recordKind } from "../shared/recordKind.ts";
import { rowList } from "../shared/rowList.ts";
import { storedDay } from "../shared/storedDay.ts";

export const TIMELINE_STEP_LIMIT = 300;
export const STEP_STATUSES = ["open", "done", "skipped"] as const;

/** A student's progress on a timeline step. The row's id is the step's id. A step without a row is open. */
export const timelineStep = z.object({
  status: z.enum(STEP_STATUSES),
  on: storedDay,
  /** Why it was skipped. "" if it was not. */
  reason: setAsideReason,
  /** The checklist task created from it, as `stageId/rowId`. Null if the step is on no checklist. */
  task: z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,40}\/[A-Za-z0-9_-]{1,64}$/))),
});
export type TimelineStep = z.infer<typeof timelineStep>;

export const timelineStepKind = recordKind(timelineStep, ["status", "on"], { on: NO_DAY, reason: "", task: null });

/** `users/{uid}/timelines/all`. */
export const timelineStepList = rowList(timelineStep, TIMELINE_STEP_LIMIT);
