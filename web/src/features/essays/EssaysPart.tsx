import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/essays";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { usePlan } from "../../stores/usePlan.ts";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { UnreadableRecords } from "../../ui/components/unreadableRecordsOnDemand.ts";
import { useLoaded } from "../../ui/components/useLoaded.ts";
import { useNow } from "../../ui/components/useNow.ts";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { EssayBoard } from "./EssayBoard.tsx";
import type { EssayDesk } from "./EssayDesk.ts";
import { EssayPage } from "./EssayPage.tsx";

/** The essays: a board of all, or the page of one. */
export function EssaysPart({ track }: TrackerTabProps) {
  const { essays } = usePlan();
  const { value: desk, failure, retry } = useLoaded(essays.load);
  if (failure !== null) return <ErrorNote retry={retry}>{failure}</ErrorNote>;
  return desk ? <Essays desk={desk} track={track} /> : <Loading what={text.yourEssays} shape="rows" />;
}

const Essays = observer(function Essays({ desk, track }: TrackerTabProps & { desk: EssayDesk }) {
  const { "*": rest = "" } = useParams();
  const [, id = ""] = rest.split("/");
  const { status } = desk;
  const today = localDayOf(useNow());

  useEffect(() => {
    if (status === "ready") desk.removeGone(today);
  }, [desk, status, today]);

  if (id !== "") {
    return (
      <CardBoundary key={id} name={text.essays}>
        <EssayPage desk={desk} id={id} track={track} today={today} />
      </CardBoundary>
    );
  }
  if (desk.failure !== null) return <ErrorNote retry={desk.retry}>{desk.failure}</ErrorNote>;
  if (status !== "ready") return <Loading what={text.yourEssays} shape="rows" />;
  return (
    <>
      <EssayBoard desk={desk} track={track} today={today} />
      {desk.unreadable.length > 0 && <UnreadableRecords records={desk.unreadable} onDelete={desk.removeUnreadable} />}
    </>
  );
});
