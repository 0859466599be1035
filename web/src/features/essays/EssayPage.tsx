import * as text from "@text/tracker/essays";
import { ArrowLeft, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { ESSAYS } from "../../base/paths.ts";
import { Button } from "../../ui/components/Button.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import type { EssayDesk } from "./EssayDesk.ts";
import { EssayDetails } from "./EssayDetails.tsx";
import { EssayWriting } from "./EssayWriting.tsx";
import "./EssayPage.css";

interface EssayPageProps extends TrackerTabProps {
  desk: EssayDesk;
  id: string;
  today: string;
}

/** One essay: its text, what describes it, and its versions. */
export const EssayPage = observer(function EssayPage({ desk, id, track, today }: EssayPageProps) {
  const record = desk.find(id);
  useEffect(() => desk.load(), [desk]);

  if (!record && desk.failure !== null) return <ErrorNote retry={desk.retry}>{desk.failure}</ErrorNote>;
  if (!record && desk.recordsStatus !== "ready") return <Loading what={text.yourEssays} shape="rows" />;
  return (
    <div className="essay">
      <p>
        <Link className="essay__back" to={ESSAYS}>
          <ArrowLeft className="icon" aria-hidden />
          {text.backToBoard}
        </Link>
      </p>
      {record && record.deleted_on !== null && (
        <Notice
          icon={Trash2}
          tone="warn"
          action={
            <Button variant="quiet" onClick={() => void desk.restore(id)}>
              {text.putBack}
            </Button>
          }
        >
          {text.inTrash}
        </Notice>
      )}
      {record || desk.hasDraft(id) ? (
        <>
          <EssayWriting desk={desk} id={id} />
          {record && <EssayDetails desk={desk} record={record} track={track} today={today} />}
        </>
      ) : (
        <EmptyState heading={text.notHere} action={<Link to={ESSAYS}>{text.backToBoard}</Link>}>
          {text.notHereText}
        </EmptyState>
      )}
    </div>
  );
});
