import { shareNewsKind } from "../share/shareNews.ts";
import { shareRowKind } from "../share/shareRow.ts";
import { readRowList } from "../shared/rowList.ts";

/**
 * How many of a student's shares have a comment that is newer than a moment and that the student has not seen. Shares
 * that have left the list do not count.
 *
 * @param news `users/{uid}/shareNews/all`, as stored. Undefined if there are no shares.
 * @param shares `users/{uid}/shares/all`, as stored.
 * @param since In milliseconds since 1970.
 */
export function commentedShares(news: unknown, shares: unknown, since: number): number {
  const { items } = readRowList(shareRowKind, shares);
  return newlyCommented(news, since).filter(([id, last]) => {
    const row = items[id];
    return row !== undefined && last > (row.comments_seen_at?.toMillis() ?? 0);
  }).length;
}

/** Whether any share has a comment newer than a moment. If not, the list of shares need not be read. */
export function hasNewComments(news: unknown, since: number): boolean {
  return newlyCommented(news, since).length > 0;
}

function newlyCommented(news: unknown, since: number): readonly (readonly [id: string, last: number])[] {
  return Object.entries(shareNewsKind.read(news)?.items ?? {}).flatMap(([id, { last_comment_at }]) => {
    const last = last_comment_at?.toMillis() ?? 0;
    return last > since ? [[id, last] as const] : [];
  });
}
