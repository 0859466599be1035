import * as z from "zod/mini";
import { calendarDay } from "./checklist.ts";
import { rowList } from "./rowList.ts";

export const TIMELINE_STEP_LIMIT = 300;

/** What a student has made of a step of the timeline; the row's id is that of the step. A step not here is open. */
export const timelineStep = z.object({
  status: z.enum(["done", "skipped"]),
  on: calendarDay,
  /** Why it was skipped; "" for a step that is done. */
  reason: z.string().check(z.maxLength(200, "Use at most 200 characters.")),
});
export type TimelineStep = z.infer<typeof timelineStep>;

/** `users/{uid}/timelines/all`. */
export const timelineStepList = rowList(timelineStep, TIMELINE_STEP_LIMIT);
