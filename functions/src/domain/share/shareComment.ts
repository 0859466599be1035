import * as z from "zod/mini";
import { recordKind } from "../shared/recordKind.ts";
import { ROW_ID } from "../shared/rowList.ts";
import { atMostCharacters } from "../text/en/common.ts";
import * as text from "../text/en/share.ts";
import { sharePartKey } from "./sharePart.ts";
import { storedBytes, storedMoment } from "./storedValues.ts";

/** The size of a sealed comment in bytes. Security rules repeat it. */
export const COMMENT_SIZE_LIMIT = 4 * 1024;
/** Lengths in characters. */
export const COMMENTER_LENGTH = 60;
export const COMMENT_LENGTH = 1_000;
/** The most comments by readers on one share, and on one share within a day. */
export const COMMENT_LIMIT = 200;
export const COMMENTS_PER_DAY = 30;
/** The most answers to one comment. Security rules repeat it. */
export const ANSWER_LIMIT = 10;
/** The most comments to delete in one batch, so that the batch stays within the budget of the security rules. */
export const COMMENTS_PER_BATCH = 20;

/** What a reader or the student writes. It is stored sealed, so the reader's device checks it with this schema. */
export const shareCommentText = z.object({
  name: z.string().check(z.trim(), z.maxLength(COMMENTER_LENGTH, atMostCharacters(COMMENTER_LENGTH))),
  text: z
    .string()
    .check(z.trim(), z.minLength(1, text.writeComment), z.maxLength(COMMENT_LENGTH, atMostCharacters(COMMENT_LENGTH))),
});
export type ShareCommentText = z.infer<typeof shareCommentText>;

/** `shares/{shareId}/comments/{commentId}`. Readers write through `commentOnShare`, the student through the rules. */
export const shareComment = z.object({
  part: sharePartKey,
  from: z.enum(["reader", "student"]),
  /** A sealed `ShareCommentText`. */
  sealed: storedBytes,
  /** The comment that the student answers. Null for a reader's comment. */
  answers: z.nullable(z.string().check(z.regex(ROW_ID))),
  created_at: storedMoment,
  resolved_at: z.nullable(storedMoment),
  /** The student whose share it is. */
  uid: z.string(),
  ends_at: storedMoment,
});
export type ShareComment = z.infer<typeof shareComment>;

export const shareCommentKind = recordKind(
  shareComment,
  ["part", "from", "sealed", "answers", "created_at", "resolved_at", "uid", "ends_at"],
  { answers: null, resolved_at: null },
);

/**
 * The ids that the student's answers to a comment can have. Rules cannot count a collection, so a fixed set of ids
 * limits it.
 */
export function answerIds(commentId: string): readonly string[] {
  return Array.from({ length: ANSWER_LIMIT }, (_, index) => `${commentId}-${index}`);
}
