import type { SharePartKey } from "@domain/share/sharePart";
import * as text from "@text/tracker/tabs";
import { Share2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { sharingOf, TRACKER } from "../../base/paths.ts";
import { type TrackerTabId, tabIdOf, tabsOf } from "../../base/trackTabs.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { PageHeading } from "../../ui/components/PageHeading.tsx";
import { pageTitle } from "../../ui/components/pageTitle.ts";
import { TabList } from "../../ui/components/TabList.tsx";
import { KeptElsewhere } from "./KeptElsewhere.tsx";
import { TAB_PANELS } from "./trackerTabs.tsx";
import { UnreadableInTab } from "./UnreadableInTab.tsx";
import "./TrackerScreen.css";

/** What the form for a new share ticks first. */
const PART_OF_TAB: Readonly<Record<TrackerTabId, SharePartKey>> = {
  experiences: "hours",
  scores: "scores",
  schools: "schools",
  coursework: "courses",
  application: "application",
  journals: "journals",
};

/** Six tabs, each with its own address. The track decides which six. */
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
      <KeptElsewhere shown={track} />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${selected}`}>
        {/* Remounts a tab when the track changes, because its forms differ. */}
        <CardBoundary key={`${selected}-${track}`} name={tabs.find(({ id }) => id === selected)?.label ?? text.tracker}>
          <Panel track={track} />
        </CardBoundary>
        <UnreadableInTab tab={selected} />
      </div>
      <div className="tracker-foot">
        <Link to={sharingOf(PART_OF_TAB[selected])} className={buttonClass("text")}>
          <span className="button__label">
            <Share2 className="icon" aria-hidden />
            {text.share}
          </span>
        </Link>
      </div>
    </>
  );
});
