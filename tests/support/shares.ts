import { sharePath } from "@domain/records/firestorePaths.ts";
import { newShareKey, seal } from "@domain/share/seal.ts";
import { newShareId } from "@domain/share/share.ts";
import { type Firestore, Timestamp } from "firebase-admin/firestore";

const DAY = 86_400_000;

export interface SharedPlan {
  readonly shareId: string;
  readonly key: string;
}

/** The moment this many days from now. */
export function inDays(days: number): Timestamp {
  return Timestamp.fromMillis(Date.now() + days * DAY);
}

/** Stores an open share of a student with sealed hours, as the server sees it. */
export async function newShare(db: Firestore, uid: string, fields: object = {}): Promise<SharedPlan> {
  const [shareId, key] = [await newShareId(uid), newShareKey()];
  await db.doc(sharePath(shareId)).set({
    uid,
    created_at: inDays(0),
    updated_at: inDays(0),
    ends_at: inDays(30),
    head: await seal(key, { shareId, uid }, "head", { version: 1 }),
    parts: { hours: await seal(key, { shareId, uid }, "hours", [40]) },
    takes_comments: true,
    closed_at: null,
    ...fields,
  });
  return { shareId, key };
}

/** Shares that no stranger can read, with the fields that make them so. */
export const CLOSED: readonly (readonly [string, object])[] = [
  ["that has ended", { ends_at: inDays(-0.01) }],
  ["that an operator closed", { closed_at: inDays(-1) }],
];
