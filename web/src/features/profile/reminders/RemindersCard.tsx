import { keepPlan } from "@text/layout/frame";
import * as text from "@text/profile/reminders";
import { startOwn } from "@text/sample";
import { BellOff, WifiOff } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { usePlan } from "../../../stores/usePlan.ts";
import { useStores } from "../../../stores/useStores.ts";
import { Button } from "../../../ui/components/Button.tsx";
import { Card } from "../../../ui/components/Card.tsx";
import { ErrorNote } from "../../../ui/components/ErrorNote.tsx";
import { Loading } from "../../../ui/components/Loading.tsx";
import { Notice } from "../../../ui/components/Notice.tsx";
import { useLoaded } from "../../../ui/components/useLoaded.ts";
import { useOnChange } from "../../../ui/components/useOnChange.ts";
import { DevicePart } from "./DevicePart.tsx";
import { EmailPart } from "./EmailPart.tsx";
import { KindsPart } from "./KindsPart.tsx";
import type { RemindersStore } from "./RemindersStore.ts";
import { WhenPart } from "./WhenPart.tsx";
import "./RemindersCard.css";

/** The hash of links to this card: those of the emails, and the site search's. */
const HASH = "#reminders";

/** Email and notifications about what is due. All of it is off until the student chooses. */
export const RemindersCard = observer(function RemindersCard() {
  const { session, guest } = useStores();
  const { user } = usePlan();
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const { student } = session;
  const isSample = user.sampleName !== null;

  // The card arrives after the browser has looked for the hash.
  useEffect(() => {
    if (hash !== HASH) return;
    place.current?.focus({ preventScroll: true });
    place.current?.closest("section")?.scrollIntoView();
  }, [hash]);

  return (
    <Card id="reminders" className="reminders-card" heading={text.heading}>
      <div ref={place} className="card__body reminders" tabIndex={-1}>
        {student?.isGuest ? (
          <>
            <p className="quiet">{text.notForGuests}</p>
            <Button variant="quiet" onClick={() => guest.ask(isSample ? "start-own" : "keep")}>
              {isSample ? startOwn : keepPlan}
            </Button>
          </>
        ) : (
          student && <OwnReminders key={student.uid} uid={student.uid} />
        )}
      </div>
    </Card>
  );
});

function OwnReminders({ uid }: { uid: string }) {
  const { reminders } = useStores();
  const open = useCallback(() => reminders.open(uid), [reminders, uid]);
  const { value: store, failure, retry } = useLoaded(open);
  if (store) return <Choices store={store} />;
  return failure === null ? <Waiting /> : <ErrorNote retry={retry}>{failure}</ErrorNote>;
}

function Waiting() {
  return <Loading what={text.reminders} shape="rows" count={3} />;
}

const Choices = observer(function Choices({ store }: { store: RemindersStore }) {
  const { connection, session } = useStores();
  const { isOnline } = connection;
  const isVerified = session.student?.emailVerified;

  // Again when the connection is back, or the student has confirmed the address meanwhile.
  useOnChange(`${isOnline} ${isVerified}`, () => {
    if (isOnline) void store.load();
  });

  useEffect(() => {
    document.addEventListener("visibilitychange", store.readPermission);
    return () => document.removeEventListener("visibilitychange", store.readPermission);
  }, [store]);

  const { reminders, saving } = store;
  if (!isOnline) {
    return (
      <Notice icon={WifiOff} tone="warn">
        {text.offline}
      </Notice>
    );
  }
  if (store.failure !== null && !reminders) return <ErrorNote retry={store.load}>{store.failure}</ErrorNote>;
  if (!reminders) return <Waiting />;
  if (!reminders.offersEmail && !reminders.offersPush) {
    return <Notice icon={BellOff}>{text.notOffered}</Notice>;
  }
  return (
    <>
      <p className="quiet">{text.intro}</p>
      {reminders.offersEmail && <EmailPart store={store} reminders={reminders} />}
      {reminders.offersPush && <DevicePart store={store} />}
      {store.isOn && (
        <>
          <WhenPart store={store} />
          <KindsPart store={store} />
        </>
      )}
      <p className="reminders__state" role="status">
        {saving === "busy" && text.saving}
        {saving === "done" && text.saved}
      </p>
    </>
  );
});
