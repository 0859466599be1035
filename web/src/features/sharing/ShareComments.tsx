import type { SharePartKey } from "@domain/share/sharePart";
import * as text from "@text/sharing/comments";
import { partNames } from "@text/stores/sharing";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Fold } from "../../ui/components/Fold.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { CommentItem } from "./CommentItem.tsx";
import type { CommentThread, OwnShare } from "./OwnShare.ts";
import type { ShareRecord } from "./ShareRecord.ts";
import type { SharesStore } from "./SharesStore.ts";

interface ShareCommentsProps {
  records: SharesStore;
  row: ShareRecord;
  share: OwnShare;
}

/** The comments on one share, by part. New ones open by themselves, and are seen once they are shown. */
export const ShareComments = observer(function ShareComments({ records, row, share }: ShareCommentsProps) {
  const { comment_count } = records.newsOf(row.id);
  const hasNew = records.hasNewComments(row);
  const [isOpen, setIsOpen] = useState(false);
  /** What was unseen when the page opened stays marked while it is read. */
  const [seenBefore] = useState(row.comments_seen_at?.toMillis() ?? 0);
  const isLoaded = share.commentsStatus === "ready";

  useEffect(() => {
    if (hasNew) setIsOpen(true);
  }, [hasNew]);

  useEffect(() => {
    if (isOpen) share.loadComments();
  }, [share, isOpen]);

  useEffect(() => {
    if (isOpen && isLoaded && hasNew) records.markSeen(row);
  }, [records, row, isOpen, isLoaded, hasNew]);

  if (comment_count === 0) return <p className="quiet">{row.takes_comments ? text.none : text.notTaken}</p>;
  const { threads } = share;
  return (
    <Fold
      level={3}
      heading={text.comments}
      meta={
        <>
          {isLoaded ? text.count(threads.length) : ""} {hasNew && <Tag tone="warn">{text.isNew}</Tag>}
        </>
      }
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <ErrorNote retry={share.retryComments}>{share.commentsFailure}</ErrorNote>
      <ErrorNote>{share.saveError}</ErrorNote>
      {share.commentsStatus === "loading" && <Loading what={text.loading} />}
      {isLoaded && threads.length === 0 && <p className="quiet">{text.none}</p>}
      {byPart(row.parts, threads).map(([part, ofPart]) => (
        <section key={part} className="share__comments" aria-label={text.onPart(partNames[part])}>
          <h4>{text.onPart(partNames[part])}</h4>
          <ul>
            {ofPart.map((thread) => (
              <li key={thread.comment.id}>
                <CommentItem share={share} thread={thread} isNew={thread.comment.created_at.toMillis() > seenBefore} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Fold>
  );
});

/** In the order of the share's parts. Comments on a part that is no longer shared come last. */
function byPart(
  parts: readonly SharePartKey[],
  threads: readonly CommentThread[],
): readonly (readonly [SharePartKey, readonly CommentThread[]])[] {
  const commented = new Set(threads.map(({ comment }) => comment.part));
  const inOrder = [
    ...parts.filter((part) => commented.has(part)),
    ...[...commented].filter((part) => !parts.includes(part)),
  ];
  return inOrder.map((part) => [part, threads.filter(({ comment }) => comment.part === part)] as const);
}
