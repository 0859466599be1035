import type { DocumentData } from "firebase-admin/firestore";
import { Timestamp } from "firebase-admin/firestore";
import { keyCheckOf } from "../../functions/src/domain/share/keyProof.ts";
import { seal } from "../../functions/src/domain/share/seal.ts";
import type { ShareHead, ShareName } from "../../functions/src/domain/share/share.ts";
import type { SharedPlan } from "../../functions/src/domain/share/sharedPlan.ts";
import { SHARE_PARTS } from "../../functions/src/domain/share/sharePart.ts";

/** What opens a share. */
export interface SharePass {
  readonly shareId: string;
  readonly key: string;
}

/** A few rows of the parts that most shares have. */
export const FEW_PARTS: Pick<SharedPlan, "checklist" | "essay"> = {
  checklist: {
    lists: [
      {
        name: "11th grade",
        academic_year: "2026-27",
        tasks: [
          { name: "Ask Dr. Sato for a letter", due: "2026-12-01", is_done: false, done_on: null },
          { name: "Register for the SAT", due: null, is_done: true, done_on: "2026-11-02" },
        ],
      },
    ],
  },
  essay: {
    title: "Why medicine",
    prompt: "Why do you want to become a physician?",
    goes_to: "AMCAS",
    kind: "Personal statement",
    status: "Draft",
    length: "9 of 5,300 characters",
    due: "2027-05-20",
    others: [],
    text: "It began with a lamp.",
  },
};

/** What a share says about itself, in the student's words. */
export const STUDENT_WORDS = {
  student: "Maya Okafor",
  meant_for: "Ms. Rivera, counselor",
  note: "Could you look at my essay first?",
};

const MONTH = 30 * 24 * 60 * 60_000;

/** A share as a student's app stores it, for the Admin SDK: open for a month, with comments. */
export async function sealedShare(
  pass: SharePass,
  uid: string,
  parts: Partial<SharedPlan>,
  head: Partial<ShareHead> = {},
): Promise<DocumentData> {
  return {
    uid,
    created_at: Timestamp.now(),
    updated_at: Timestamp.now(),
    ends_at: Timestamp.fromMillis(Date.now() + MONTH),
    ...(await sealedPlan({ ...pass, uid }, parts, head)),
    takes_comments: true,
    closed_at: null,
    key_check: await keyCheckOf(pass.key, pass.shareId),
  };
}

/** The sealed fields of a share. */
export async function sealedPlan(
  { shareId, key, uid }: SharePass & ShareName,
  parts: Partial<SharedPlan>,
  head: Partial<ShareHead> = {},
): Promise<DocumentData> {
  const name = { shareId, uid };
  const shown = SHARE_PARTS.filter((part) => parts[part] !== undefined);
  const whole: ShareHead = {
    version: 1,
    ...STUDENT_WORDS,
    parts: shown,
    is_live: true,
    made_at: new Date().toISOString(),
    ...head,
  };
  const sealed = await Promise.all(
    shown.map(async (part) => [part, await seal(key, name, part, parts[part])] as const),
  );
  return { head: await seal(key, name, "head", whole), parts: Object.fromEntries(sealed) };
}
