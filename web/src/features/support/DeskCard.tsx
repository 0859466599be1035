import * as text from "@text/support";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { Card } from "../../ui/components/Card.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { RowBoundary } from "../../ui/components/RowBoundary.tsx";
import { ThreadRow } from "./ThreadRow.tsx";
import { useThreadAccounts } from "./useThreadAccounts.ts";

/** For support staff: the messages of all students, the longest waiting first. */
export const DeskCard = observer(function DeskCard() {
  const { support } = usePlan();
  const [onlyWaiting, setOnlyWaiting] = useState(true);
  const [openId, setOpenId] = useState<string | null>(null);
  const { deskThreads, deskStatus, deskFailure } = support;
  // The open thread stays in the list, even if it has just been answered.
  const shown = deskThreads.filter(({ id, status }) => !onlyWaiting || status === "waiting" || id === openId);
  const nameOf = useThreadAccounts(shown.map(({ uid }) => uid));
  const waiting = deskThreads.filter(({ status }) => status === "waiting").length;

  return (
    <Card heading={text.fromStudents} className="support__desk">
      <div className="card__body support__form">
        <ErrorNote retry={support.retry}>{deskFailure}</ErrorNote>
        <p role="status">{deskStatus === "ready" && text.waiting(waiting)}</p>
        <Choice
          type="checkbox"
          checked={onlyWaiting}
          onChange={({ target }) => {
            setOpenId(null);
            setOnlyWaiting(target.checked);
          }}
        >
          {text.onlyWaiting}
        </Choice>
        {deskStatus === "loading" && <Loading what={text.loadingFromStudents} shape="rows" />}
        {deskStatus === "ready" && shown.length === 0 && (
          <EmptyState heading={text.nothingWaits}>{text.whatStudentsWrite}</EmptyState>
        )}
      </div>
      <ul>
        {shown.map((thread) => (
          <RowBoundary key={thread.id} as="li" name={thread.subject} of={thread}>
            <ThreadRow
              thread={thread}
              student={nameOf(thread.uid)}
              signedAs={text.signedAs(thread.name, thread.email)}
              isOpen={thread.id === openId}
              onToggle={() => setOpenId(thread.id === openId ? null : thread.id)}
              writer="support"
              onReply={(reply, onRefused) => support.answer(thread, reply, onRefused)}
            />
          </RowBoundary>
        ))}
      </ul>
    </Card>
  );
});
