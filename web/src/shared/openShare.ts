import { isDrawable } from "@domain/share/isDrawable";
import { unseal } from "@domain/share/seal";
import { type Share, type ShareHead, shareHeadKind } from "@domain/share/share";
import { SHARED_PARTS, type SharedPlan } from "@domain/share/sharedPlan";
import type { SharePartKey } from "@domain/share/sharePart";
import { bytesOf, type StoredBytes } from "@domain/share/storedValues";
import type { ShareLink } from "./shareLink.ts";

/** One part of the plan, opened. `content` is null if it cannot be read, or is too large to be drawn. */
export type OpenPart = {
  [Key in SharePartKey]: { readonly key: Key; readonly content: SharedPlan[Key] | null };
}[SharePartKey];

/** A share that the link's key has opened. */
export interface OpenPlan {
  /** The student, to whose id comments are bound, too. */
  readonly uid: string;
  readonly head: ShareHead;
  readonly parts: readonly OpenPart[];
  /** In milliseconds since 1970. */
  readonly endsAt: number;
  readonly takesComments: boolean;
  /** The bytes it was opened from, to tell whether a stored version differs. */
  readonly sealed: readonly Uint8Array[];
}

/**
 * Opens a stored share. "wrong-key": the key does not fit, or the share is not one of the link's student. "unreadable":
 * the key fits, but a later release has written it.
 */
export async function openShare(
  { shareId, key }: ShareLink,
  { uid, head: sealedHead, parts: sealedParts, ends_at, takes_comments }: Share,
): Promise<OpenPlan | "wrong-key" | "unreadable"> {
  const headBytes = bytesOf(sealedHead);
  const name = { shareId, uid };
  const opened = await unseal(key, name, "head", headBytes);
  if (opened.outcome === "wrong-key") return "wrong-key";
  const head = isDrawable(opened.value) ? shareHeadKind.read(opened.value) : null;
  if (!head) return "unreadable";
  const parts = await Promise.all(
    head.parts.flatMap((part) => {
      // What the student had chosen for a part may be gone.
      const sealed = sealedParts[part];
      return sealed === undefined ? [] : [valueIn(part, sealed).then((value) => openPart(part, value))];
    }),
  );

  async function valueIn(part: SharePartKey, stored: StoredBytes): Promise<unknown> {
    const unsealed = await unseal(key, name, part, bytesOf(stored));
    return unsealed.outcome === "opened" ? unsealed.value : null;
  }

  const sealed = [headBytes, ...Object.values(sealedParts).map(bytesOf)];
  return { uid, head, parts, endsAt: ends_at.toMillis(), takesComments: takes_comments, sealed };
}

function openPart(key: SharePartKey, value: unknown): OpenPart {
  // The kind of a key reads that key's content, which TypeScript cannot follow through the union.
  return { key, content: isDrawable(value) ? SHARED_PARTS[key].read(value) : null } as OpenPart;
}

/** Whether a stored share has the same head and parts as the plan that is open. */
export function isSameVersion({ sealed }: OpenPlan, { head, parts }: Share): boolean {
  const stored = [bytesOf(head), ...Object.values(parts).map(bytesOf)];
  return stored.length === sealed.length && stored.every((bytes, at) => areEqual(bytes, sealed[at]));
}

function areEqual(one: Uint8Array, other: Uint8Array | undefined): boolean {
  return one.length === other?.length && one.every((byte, at) => byte === other[at]);
}
