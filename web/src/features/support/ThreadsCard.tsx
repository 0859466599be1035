import * as text from "@text/support";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { usePlan } from "../../stores/usePlan.ts";
import { Card } from "../../ui/components/Card.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { RowBoundary } from "../../ui/components/RowBoundary.tsx";
import { ThreadRow } from "./ThreadRow.tsx";

interface ThreadsCardProps {
  openId: string | null;
  onOpen: (id: string | null) => void;
}

const PREFIX = "#message-";

/** The student's messages with their answers. Each has an address: `/support#message-<number>`. */
export const ThreadsCard = observer(function ThreadsCard({ openId, onOpen }: ThreadsCardProps) {
  const { support } = usePlan();
  const { threads, status, failure, newAnswer } = support;
  /** The thread that was unread when the page opened. It stays marked until the student leaves. */
  const [newId, setNewId] = useState<string | null>(null);
  const { hash } = useLocation();
  const asked = threads.find(({ id }) => hash === PREFIX + id)?.id;

  useEffect(() => {
    if (asked === undefined) return;
    onOpen(asked);
    // After the row is rendered.
    requestAnimationFrame(() => {
      const row = document.getElementById(PREFIX.slice(1) + asked);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: "nearest" });
    });
  }, [asked, onOpen]);

  useEffect(() => {
    if (status !== "ready" || newAnswer === null) return;
    setNewId(newAnswer.id);
    support.markSeen();
  }, [support, status, newAnswer]);

  return (
    <Card heading={text.yourMessages}>
      {failure && (
        <div className="card__body">
          <ErrorNote retry={support.retry}>{failure}</ErrorNote>
        </div>
      )}
      {status === "loading" && <Loading what={text.loadingYourMessages} shape="rows" />}
      {status === "ready" && threads.length === 0 && (
        <div className="card__body">
          <EmptyState heading={text.noMessages}>{text.whatAppears}</EmptyState>
        </div>
      )}
      <ul>
        {threads.map((thread) => (
          <RowBoundary key={thread.id} as="li" name={thread.subject} of={thread}>
            <ThreadRow
              thread={thread}
              anchor={PREFIX.slice(1) + thread.id}
              isNew={thread.id === newId}
              isOpen={thread.id === openId}
              onToggle={() => onOpen(thread.id === openId ? null : thread.id)}
              writer="student"
              onReply={(reply, onRefused) => support.reply(thread, reply, onRefused)}
            />
          </RowBoundary>
        ))}
      </ul>
    </Card>
  );
});
