import * as text from "@text/tracker/tabs";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { CardBoundary } from "../../components/CardBoundary.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Loading } from "../../components/Loading.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { pageTitle } from "../../components/pageTitle.ts";
import { TabList } from "../../components/TabList.tsx";
import { TRACKER, tabIdOf, tabsOf } from "../../paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { TAB_PANELS } from "./trackerTabs.tsx";
import { UnreadableInTab } from "./UnreadableInTab.tsx";

/** Six tabs, each with an address of its own; which six is the track's matter. */
export const TrackerScreen = observer(function TrackerScreen() {
  const { user } = usePlan();
  const { tab } = useParams();
  const navigate = useNavigate();
  const panelId = useId();
  const selected = tabIdOf(tab);
  const Panel = TAB_PANELS[selected];
  const track = user.user?.dashboard_item;

  if (!track) {
    return user.failure === null ? (
      <Loading what={text.yourTracker} shape="page" />
    ) : (
      <ErrorNote retry={user.retry}>{user.failure}</ErrorNote>
    );
  }
  const tabs = tabsOf(track);
  return (
    <>
      <title>{pageTitle(tabs.find(({ id }) => id === selected)?.label ?? text.tracker)}</title>
      <div className="page-head">
        <PageHeading>{text.tracker}</PageHeading>
      </div>
      <TabList
        label={text.tracker}
        tabs={tabs}
        selected={selected}
        onSelect={(id) => void navigate(`${TRACKER}/${id}`)}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${selected}`}>
        {/* A tab starts again when the track changes: its forms are others then. */}
        <CardBoundary key={`${selected}-${track}`} name={tabs.find(({ id }) => id === selected)?.label ?? text.tracker}>
          <Panel track={track} />
        </CardBoundary>
        <UnreadableInTab tab={selected} />
      </div>
    </>
  );
});
