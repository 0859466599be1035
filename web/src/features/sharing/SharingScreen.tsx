import * as text from "@text/sharing/sharing";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { PageHeading } from "../../ui/components/PageHeading.tsx";
import { pageTitle } from "../../ui/components/pageTitle.ts";
import { GuestSharing } from "./GuestSharing.tsx";
import { SharingBody } from "./SharingBody.tsx";
import "./SharingScreen.css";

/** What the student shares with others, and making, changing and ending it. */
export const SharingScreen = observer(function SharingScreen() {
  const { session } = useStores();
  return (
    <>
      <title>{pageTitle(text.heading)}</title>
      <div className="page-head">
        <PageHeading>{text.heading}</PageHeading>
      </div>
      <p className="sharing__intro">{text.explanation}</p>
      {session.student?.isGuest ? <GuestSharing /> : <OwnSharing />}
    </>
  );
});

const OwnSharing = observer(function OwnSharing() {
  const { shares } = usePlan();

  useEffect(() => shares.load(), [shares]);

  const { value: records } = shares;
  if (!records) {
    return shares.failure === null ? (
      <Loading what={text.whatYouShare} shape="rows" />
    ) : (
      <ErrorNote retry={shares.load}>{shares.failure}</ErrorNote>
    );
  }
  if (records.list.failure !== null) return <ErrorNote retry={records.list.retry}>{records.list.failure}</ErrorNote>;
  if (records.list.status !== "ready") return <Loading what={text.whatYouShare} shape="rows" />;
  return <SharingBody records={records} />;
});
