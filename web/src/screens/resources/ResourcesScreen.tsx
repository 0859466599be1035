import type { Track } from "@domain/shared/stage";
import * as text from "@text/resources";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Loading } from "../../components/Loading.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { pageTitle } from "../../components/pageTitle.ts";
import { TabList } from "../../components/TabList.tsx";
import { useLoaded } from "../../components/useLoaded.ts";
import { loadResources, type Resources } from "../../content/resources.ts";
import { RESOURCES } from "../../paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { FoundResources } from "./FoundResources.tsx";
import { ResourceFilters } from "./ResourceFilters.tsx";
import { ResourceGroups } from "./ResourceGroups.tsx";
import { filterFrom } from "./resourceFilter.ts";
import { pathOf, TABS, type TabId, tabFrom } from "./resourceTabs.ts";
import { SavedResources } from "./SavedResources.tsx";
import "./ResourcesScreen.css";

/** What others have made that helps: by stage and subject, found by words, and kept. */
export const ResourcesScreen = observer(function ResourcesScreen() {
  const { user, savedResources } = usePlan();
  const { tab } = useParams();
  const navigate = useNavigate();
  const panelId = useId();
  const { value: resources, failure, retry } = useLoaded(loadResources);
  const track = user.user?.track;

  if (!track) {
    return user.failure === null ? (
      <Loading what={text.theResources} shape="page" />
    ) : (
      <ErrorNote retry={user.retry}>{user.failure}</ErrorNote>
    );
  }
  const selected = tabFrom(tab, track);
  return (
    <>
      <title>{pageTitle(text.heading)}</title>
      <div className="page-head">
        <PageHeading>{text.heading}</PageHeading>
      </div>
      <TabList
        label={text.heading}
        tabs={TABS}
        selected={selected}
        // What was searched for is looked for on the other tab, too, to the last letter typed.
        onSelect={(id) => void navigate({ pathname: `${RESOURCES}/${pathOf(id)}`, search: globalThis.location.search })}
        panelId={panelId}
      />
      <div id={panelId} className="resources" role="tabpanel" aria-labelledby={`${panelId}-${selected}`}>
        <ErrorNote>{savedResources.list.saveError}</ErrorNote>
        {resources ? (
          <ResourcePanel key={selected} tab={selected} resources={resources} track={track} />
        ) : failure === null ? (
          <Loading what={text.theResources} shape="rows" />
        ) : (
          <ErrorNote retry={retry}>{failure}</ErrorNote>
        )}
      </div>
    </>
  );
});

interface ResourcePanelProps {
  tab: TabId;
  resources: Resources;
  track: Track;
}

function ResourcePanel({ tab, resources, track }: ResourcePanelProps) {
  const [params] = useSearchParams();
  const filter = filterFrom(params);
  if (tab === "saved") return <SavedResources resources={resources} track={track} />;
  return (
    <>
      <ResourceFilters filter={filter} hasStage={filter.query !== "" || tab === "FA" || tab === "WB"} />
      {filter.query === "" ? (
        <ResourceGroups tab={tab} resources={resources} filter={filter} />
      ) : (
        <FoundResources resources={resources} filter={filter} track={track} />
      )}
      <p className="resources__rule">{text.howChosen}</p>
    </>
  );
}
