import * as z from "zod/mini";
import { NO_DAY } from "../shared/calendarDay.ts";
import { recordKind } from "../shared/recordKind.ts";
import { storedDay } from "../shared/storedDay.ts";
import { SHARE_ID } from "./share.ts";
import { storedMoment } from "./storedValues.ts";

const count = z.int().check(z.minimum(0));

/** What has happened to one share. Nothing in it is about the reader. */
export const shareNewsEntry = z.object({
  /** How often a reader's page was loaded. */
  opened_count: count,
  /** The day in UTC. Empty if it was never opened. */
  last_opened_on: z.union([storedDay, z.literal(NO_DAY)]),
  /** All comments that readers have left, including those that were deleted since. */
  comment_count: count,
  last_comment_at: z.nullable(storedMoment),
});
export type ShareNewsEntry = z.infer<typeof shareNewsEntry>;

export const shareNewsEntryKind = recordKind(shareNewsEntry, [], {
  opened_count: 0,
  last_opened_on: NO_DAY,
  comment_count: 0,
  last_comment_at: null,
});

/** `users/{uid}/shareNews/all`, by the id of the share. Only the server writes it. */
export const shareNews = z.object({ items: z.record(z.string().check(z.regex(SHARE_ID)), shareNewsEntry) });
export type ShareNews = z.infer<typeof shareNews>;

export const shareNewsKind = recordKind(shareNews, [], { items: {} });
