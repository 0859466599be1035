import * as text from "@text/support";
import { observer } from "mobx-react-lite";
import { Card } from "../../components/Card.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Loading } from "../../components/Loading.tsx";
import { useStores } from "../../stores/useStores.ts";
import { ThreadRow } from "./ThreadRow.tsx";

interface ThreadsCardProps {
  openId: string | null;
  onOpen: (id: string | null) => void;
}

/** What the student has asked, and the answers. */
export const ThreadsCard = observer(function ThreadsCard({ openId, onOpen }: ThreadsCardProps) {
  const { support } = useStores();
  const { threads, status, failure } = support;
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
          <ThreadRow
            key={thread.id}
            thread={thread}
            isOpen={thread.id === openId}
            onToggle={() => onOpen(thread.id === openId ? null : thread.id)}
            writer="student"
            onReply={(text, onRefused) => support.reply(thread, text, onRefused)}
          />
        ))}
      </ul>
    </Card>
  );
});
