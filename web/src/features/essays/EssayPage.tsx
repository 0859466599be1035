import * as text from "@text/tracker/essays";
import { ArrowLeft, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { ESSAYS } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { EssayDetails } from "./EssayDetails.tsx";
import type { EssaysStore } from "./EssaysStore.ts";
import { EssayWriting } from "./EssayWriting.tsx";
import { SecondaryQuestion } from "./SecondaryQuestion.tsx";
import "./EssayPage.css";

interface EssayPageProps extends TrackerTabProps {
  store: EssaysStore;
  id: string;
  today: string;
}

/** One essay: its text, what describes it, and its versions. */
export const EssayPage = observer(function EssayPage({ store, id, track, today }: EssayPageProps) {
  const record = store.find(id);
  const { schools } = usePlan();
  const school = schools.rows.find((row) => row.id === record?.school_id);
  useEffect(() => store.load(), [store]);

  if (!record && store.failure !== null) return <ErrorNote retry={store.retry}>{store.failure}</ErrorNote>;
  if (!record && store.recordsStatus !== "ready") return <Loading what={text.yourEssays} shape="rows" />;
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
            <Button variant="quiet" onClick={() => void store.restore(id)}>
              {text.putBack}
            </Button>
          }
        >
          {text.inTrash}
        </Notice>
      )}
      {record || store.hasDraft(id) ? (
        <>
          {school && <SecondaryQuestion school={school} essays={store.rows} />}
          <EssayWriting store={store} id={id} />
          {record && <EssayDetails store={store} record={record} track={track} today={today} />}
        </>
      ) : (
        <EmptyState heading={text.notHere} action={<Link to={ESSAYS}>{text.backToBoard}</Link>}>
          {text.notHereText}
        </EmptyState>
      )}
    </div>
  );
});
