import { unseal } from "@domain/share/seal";
import { type ShareComment, shareCommentText } from "@domain/share/shareComment";
import type { SharePartKey } from "@domain/share/sharePart";
import { bytesOf } from "@domain/share/storedValues";
import type { ShareLink } from "./shareLink.ts";

/** A comment of a reader with the student's answers, opened. */
export interface OpenComment {
  readonly id: string;
  readonly part: SharePartKey;
  /** Empty if the reader gave none. */
  readonly name: string;
  readonly text: string;
  /** In milliseconds since 1970. */
  readonly writtenAt: number;
  readonly isResolved: boolean;
  readonly answers: readonly OpenAnswer[];
}

export type OpenAnswer = Pick<OpenComment, "id" | "name" | "text" | "writtenAt">;

export type StoredComment = ShareComment & { readonly id: string };

/** Opens the comments of a share, oldest first. Those that this key does not open are left out. */
export async function openComments(
  { shareId, key }: ShareLink,
  stored: readonly StoredComment[],
): Promise<readonly OpenComment[]> {
  const opened = await Promise.all(
    stored.map(async (comment) => {
      const unsealed = await unseal(key, { shareId, uid: comment.uid }, "comment", bytesOf(comment.sealed));
      const words = unsealed.outcome === "opened" ? shareCommentText.safeParse(unsealed.value).data : undefined;
      if (!words) return [];
      const { id, part, from, answers, created_at, resolved_at } = comment;
      return [
        { ...words, id, part, from, answers, writtenAt: created_at.toMillis(), isResolved: resolved_at !== null },
      ];
    }),
  );
  const inOrder = opened.flat().sort((one, other) => one.writtenAt - other.writtenAt);
  return inOrder
    .filter(({ from }) => from === "reader")
    .map((comment) => ({ ...comment, answers: inOrder.filter(({ answers }) => answers === comment.id) }));
}
