import * as z from "zod/mini";

/** The parts of a plan that a student can share, in the order a reader sees them. */
export const SHARE_PARTS = [
  "checklist",
  "hours",
  "application",
  "schools",
  "courses",
  "scores",
  "essay",
  "season",
  "journals",
] as const;
export type SharePartKey = (typeof SHARE_PARTS)[number];

export const sharePartKey = z.enum(SHARE_PARTS);

/** The most parts of a share: each at most once. */
export const sharePartKeys = z.array(sharePartKey).check(z.maxLength(SHARE_PARTS.length));
