import * as z from "zod/mini";
import { APPLICATION_FORMS } from "../application/application.ts";
import { NO_DAY } from "../shared/calendarDay.ts";
import { recordKind } from "../shared/recordKind.ts";
import { ROW_ID, rowList } from "../shared/rowList.ts";
import { storedDay } from "../shared/storedDay.ts";
import { sharePartKeys } from "./sharePart.ts";
import { storedMoment } from "./storedValues.ts";

/** The most rows of an account. Every share needs its row, so this is also the most shares. Security rules repeat it. */
export const SHARE_LIMIT = 50;
/** The most journal entries in one share. */
export const SHARED_JOURNALS_LIMIT = 50;

export const MEANT_FOR_KINDS = ["adviser", "counselor", "parent", "letter-writer", "other"] as const;
export type MeantForKind = (typeof MEANT_FOR_KINDS)[number];

/** The student's own record of a share. It has no name, no key and no shared content. */
export const shareRow = z.object({
  meant_for_kind: z.enum(MEANT_FOR_KINDS),
  parts: sharePartKeys,
  /** The entries that the student ticked by name. */
  journal_ids: z.array(z.string().check(z.regex(ROW_ID))).check(z.maxLength(SHARED_JOURNALS_LIMIT)),
  essay_id: z.nullable(z.string().check(z.regex(ROW_ID))),
  /** All essays of this school are shared; then `essay_id` is null. */
  essay_school_id: z.nullable(z.string().check(z.regex(ROW_ID))),
  form: z.nullable(z.enum(APPLICATION_FORMS)),
  is_live: z.boolean(),
  takes_comments: z.boolean(),
  ends_on: storedDay,
  created_on: storedDay,
  /** When the student last looked at the comments. Null if never. */
  comments_seen_at: z.nullable(storedMoment),
});
export type ShareRow = z.infer<typeof shareRow>;

export const shareRowKind = recordKind(shareRow, ["meant_for_kind", "parts", "ends_on", "created_on"], {
  meant_for_kind: "other",
  parts: [],
  journal_ids: [],
  essay_id: null,
  essay_school_id: null,
  form: null,
  is_live: false,
  takes_comments: false,
  ends_on: NO_DAY,
  created_on: NO_DAY,
  comments_seen_at: null,
});

/** `users/{uid}/shares/all`. The row's id is the id of the share. */
export const shareRowList = rowList(shareRow, SHARE_LIMIT);
