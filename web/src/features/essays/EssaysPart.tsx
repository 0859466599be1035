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
import { EssayPage } from "./EssayPage.tsx";
import type { EssaysStore } from "./EssaysStore.ts";

/** The essays: a board of all, or the page of one. */
export function EssaysPart({ track }: TrackerTabProps) {
  const { essays } = usePlan();
  const { value: store, failure, retry } = useLoaded(essays.loaded);
  if (failure !== null) return <ErrorNote retry={retry}>{failure}</ErrorNote>;
  return store ? <Essays store={store} track={track} /> : <Loading what={text.yourEssays} shape="rows" />;
}

const Essays = observer(function Essays({ store, track }: TrackerTabProps & { store: EssaysStore }) {
  const { "*": rest = "" } = useParams();
  const [, id = ""] = rest.split("/");
  const { status } = store;
  const today = localDayOf(useNow());

  useEffect(() => {
    if (status === "ready") store.removeGone(today);
  }, [store, status, today]);

  if (id !== "") {
    return (
      <CardBoundary key={id} name={text.essays}>
        <EssayPage store={store} id={id} track={track} today={today} />
      </CardBoundary>
    );
  }
  if (store.failure !== null) return <ErrorNote retry={store.retry}>{store.failure}</ErrorNote>;
  if (status !== "ready") return <Loading what={text.yourEssays} shape="rows" />;
  return (
    <>
      <EssayBoard store={store} track={track} today={today} />
      {store.unreadable.length > 0 && (
        <UnreadableRecords records={store.unreadable} onDelete={store.removeUnreadable} />
      )}
    </>
  );
});
