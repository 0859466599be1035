import * as z from "zod/mini";
import { recordKind } from "../shared/recordKind.ts";
import { atMostCharacters } from "../text/en/common.ts";
import { encodeBase64url } from "./base64url.ts";
import { sharePartKey, sharePartKeys } from "./sharePart.ts";
import { type StoredBytes, type StoredMoment, storedBytes, storedMoment } from "./storedValues.ts";

/** The longest that a share can be open without the student extending it. Security rules repeat this and the sizes. */
export const SHARE_DAYS_LIMIT = 366;
/** Sizes in bytes, sealed: the head, and all parts together. */
export const SHARE_HEAD_LIMIT = 8 * 1024;
export const SHARE_PARTS_LIMIT = 900 * 1024;
/** Lengths in characters. */
export const MEANT_FOR_LENGTH = 80;
export const SHARE_NOTE_LENGTH = 500;
const STUDENT_NAME_LENGTH = 80;

/** The student's part is 48 bits of a hash. The part before it is 60 random bits in base64url. */
export const SHARE_ID = /^[A-Za-z0-9_-]{22}$/;
const RANDOM_LENGTH = 10;
const STUDENT_LENGTH = 12;
const STUDENT_PART = new RegExp(`[0-9a-f]{${STUDENT_LENGTH}}$`);

/** A share and the student it belongs to. Sealed texts are bound to both. */
export interface ShareName {
  readonly shareId: string;
  readonly uid: string;
}

/**
 * An id that only this student can give a share, now and after the share has ended: security rules compute the same
 * hash. Otherwise anyone who still has the link could create a share with its id and seal another text with its key.
 */
export async function newShareId(uid: string): Promise<string> {
  const random = encodeBase64url(crypto.getRandomValues(new Uint8Array(8))).slice(0, RANDOM_LENGTH);
  return `${random}${await studentPart(random, uid)}`;
}

/**
 * What sealed texts of a share are bound to. Null if the id belongs to another student.
 *
 * Ids of the first release are random, and their texts are bound to the id alone. One in 16 million of them looks like
 * an id of today.
 */
export async function boundTo({ shareId, uid }: ShareName): Promise<string | null> {
  if (!STUDENT_PART.test(shareId)) return shareId;
  const random = shareId.slice(0, RANDOM_LENGTH);
  return shareId === `${random}${await studentPart(random, uid)}` ? `${uid}/${shareId}` : null;
}

async function studentPart(random: string, uid: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${random}${uid}`)));
  return Array.from(hash.subarray(0, STUDENT_LENGTH / 2), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What a reader sees first. It is stored sealed. */
export const shareHead = z.object({
  version: z.literal(1),
  /** The name that the reader is shown. Can be empty. */
  student: z.string().check(z.maxLength(STUDENT_NAME_LENGTH)),
  meant_for: z.string().check(z.trim(), z.maxLength(MEANT_FOR_LENGTH, atMostCharacters(MEANT_FOR_LENGTH))),
  note: z.string().check(z.trim(), z.maxLength(SHARE_NOTE_LENGTH, atMostCharacters(SHARE_NOTE_LENGTH))),
  /** In the order in which they are shown. */
  parts: sharePartKeys,
  /** Whether the student's app stores new versions. */
  is_live: z.boolean(),
  /** When this version was sealed, in ISO 8601. */
  made_at: z.iso.datetime(),
});
export type ShareHead = z.infer<typeof shareHead>;

export const shareHeadKind = recordKind(shareHead, ["version", "parts", "made_at"], {
  student: "",
  meant_for: "",
  note: "",
  is_live: false,
});

/**
 * `shares/{shareId}`. Anyone who knows the id can read it, but not list it, while it is open. Only the link has the key
 * to `head` and `parts`.
 */
export const share = z.object({
  uid: z.string(),
  created_at: storedMoment,
  updated_at: storedMoment,
  ends_at: storedMoment,
  head: storedBytes,
  parts: z.partialRecord(sharePartKey, storedBytes),
  takes_comments: z.boolean(),
  /** When an operator closed the share after a report. Only the server writes it. Null if it is not closed. */
  closed_at: z.nullable(storedMoment),
  /** With which the server knows who has the key (`keyCheckOf`). Shares of the first releases have none. */
  key_check: z.optional(z.string()),
});

/** A share as Firestore has it. `ends_at` and `closed_at` decide whether strangers can read it (`isShareOpen`). */
export interface Share {
  readonly uid: string;
  readonly created_at: StoredMoment;
  readonly updated_at: StoredMoment;
  readonly ends_at: StoredMoment;
  readonly head: StoredBytes;
  readonly parts: Readonly<Partial<Record<z.infer<typeof sharePartKey>, StoredBytes>>>;
  readonly takes_comments: boolean;
  readonly closed_at: StoredMoment | null;
  readonly key_check?: string | undefined;
}

export const shareKind = recordKind(
  share,
  ["uid", "created_at", "updated_at", "ends_at", "head", "parts", "takes_comments", "closed_at"],
  {
    takes_comments: false,
  },
);

/** The fields that decide who may read a share and write about it. The server reads only these. */
export const shareAccess = z.pick(share, {
  uid: true,
  ends_at: true,
  closed_at: true,
  takes_comments: true,
  key_check: true,
});
export type ShareAccess = z.infer<typeof shareAccess>;

/** Whether strangers can read a share at this moment. Security rules decide the same. */
export function isShareOpen({ ends_at, closed_at }: Pick<Share, "ends_at" | "closed_at">, now: Date): boolean {
  return closed_at === null && now.getTime() < ends_at.toMillis();
}
