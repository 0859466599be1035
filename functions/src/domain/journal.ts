import * as z from "zod/mini";
import { calendarDay } from "./checklist.ts";

/** The longest entry, in characters: some 30 pages. */
export const JOURNAL_TEXT_LIMIT = 60_000;

/** `users/{uid}/journals/{id}`. */
export const journal = z.object({
  title: z.string().check(z.maxLength(200, "Use at most 200 characters.")),
  text: z.string().check(z.maxLength(JOURNAL_TEXT_LIMIT, "This entry is full. Go on in a new one.")),
  written_on: calendarDay,
  tags: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
  /** Ids of experiences and schools it speaks of. */
  experience_ids: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(10)),
  school_ids: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(10)),
  starred: z.boolean(),
  /** The day it went to the bin; 30 days later it is gone. */
  deleted_on: z.nullable(calendarDay),
});
export type Journal = z.infer<typeof journal>;
