import * as text from "@text/profile/calendarAddress";
import { CircleCheck, WifiOff } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { usePlan } from "../../../stores/usePlan.ts";
import { useStores } from "../../../stores/useStores.ts";
import { Button } from "../../../ui/components/Button.tsx";
import { ErrorNote } from "../../../ui/components/ErrorNote.tsx";
import { Loading } from "../../../ui/components/Loading.tsx";
import { Notice } from "../../../ui/components/Notice.tsx";
import type { CalendarFeedStore } from "./CalendarFeedStore.ts";
import { FeedAddress } from "./FeedAddress.tsx";
import { FeedForm } from "./FeedForm.tsx";
import { FeedLeave } from "./FeedLeave.tsx";
import "./CalendarAddress.css";

/** Makes, shows, changes and ends the address that calendar services read. */
export const CalendarAddress = observer(function CalendarAddress() {
  const { guest, session } = useStores();
  if (session.student?.isGuest) {
    return (
      <div className="address">
        <p>{text.guests}</p>
        <Button variant="quiet" onClick={() => guest.ask("keep")}>
          {text.keepPlan}
        </Button>
      </div>
    );
  }
  return <OwnAddress />;
});

const OwnAddress = observer(function OwnAddress() {
  const { connection } = useStores();
  const { calendarFeed } = usePlan();
  const { value: store, failure, load } = calendarFeed;
  useEffect(load, [load]);
  const body = useRef<HTMLDivElement>(null);

  return (
    <div ref={body} tabIndex={-1} className="address">
      <p>{text.what}</p>
      {!connection.isOnline && (
        <Notice icon={WifiOff} tone="warn">
          {text.offline}
        </Notice>
      )}
      <ErrorNote retry={load}>{failure}</ErrorNote>
      {store ? (
        <AddressBody store={store} onEnded={() => body.current?.focus()} />
      ) : (
        failure === null && connection.isOnline && <Loading what={text.loading} shape="rows" count={3} />
      )}
    </div>
  );
});

const AddressBody = observer(function AddressBody({
  store,
  onEnded,
}: {
  store: CalendarFeedStore;
  onEnded: () => void;
}) {
  const { connection } = useStores();
  const { status, feed, last } = store;
  if (status === "failed") return <ErrorNote retry={store.retry}>{text.notLoaded}</ErrorNote>;
  if (status !== "ready") {
    return connection.isOnline ? <Loading what={text.loading} shape="rows" count={3} /> : null;
  }
  const did = last?.failure === null ? last.act : null;
  const done = (did === "end" && !feed && text.ended) || (did === "make" && feed && text.made);
  return (
    <>
      <div role="status" className="address__status">
        {done && (
          <Notice icon={CircleCheck} tone="ok">
            {done}
          </Notice>
        )}
      </div>
      {feed && <FeedAddress address={store.address} />}
      <FeedForm store={store} />
      {feed && <FeedLeave store={store} feed={feed} onEnded={onEnded} />}
    </>
  );
});
