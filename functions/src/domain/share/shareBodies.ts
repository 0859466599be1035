import * as z from "zod/mini";
import { decodeBase64url } from "./base64url.ts";
import { SHARE_ID } from "./share.ts";
import { COMMENT_SIZE_LIMIT } from "./shareComment.ts";
import { sharePartKey } from "./sharePart.ts";

const shareId = z.string().check(z.regex(SHARE_ID, "Send the id of a share."));

/** From `keyProof`. Pages of the first releases send none, and shares that they made need none. */
const proof = z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, "Send the proof of a share's key.")));

/** Why a reader reports a share. */
export const REPORT_REASONS = ["not-for-me", "harassment", "false-identity", "illegal", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The shortest sealed text: an initialization vector of 12 bytes, a flag and a tag of 16 bytes. */
const SEALED_LEAST = 29;

/** `sealed` is a sealed `ShareCommentText` in base64url. */
export const commentOnShareBody = z.strictObject({
  shareId,
  proof,
  part: sharePartKey,
  sealed: z.string().check(
    z.maxLength(Math.ceil((COMMENT_SIZE_LIMIT * 4) / 3), "This comment is too long."),
    z.refine((text) => {
      const size = decodeBase64url(text)?.length ?? 0;
      return size >= SEALED_LEAST && size <= COMMENT_SIZE_LIMIT;
    }, "Send a sealed comment."),
  ),
});

export type CommentOnShare = z.infer<typeof commentOnShareBody>;

export const openShareBody = z.strictObject({ shareId, proof });
export type OpenShare = z.infer<typeof openShareBody>;

export const reportShareBody = z.strictObject({ shareId, proof, reason: z.enum(REPORT_REASONS) });
export type ReportShare = z.infer<typeof reportShareBody>;
