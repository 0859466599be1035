import type { Track } from "@domain/shared/stage";
import * as text from "@text/resources";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { Navigate, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { RESOURCES } from "../../base/paths.ts";
import { loadResources, type Resources } from "../../content/resources.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { PageHeading } from "../../ui/components/PageHeading.tsx";
import { pageTitle } from "../../ui/components/pageTitle.ts";
import { TabList } from "../../ui/components/TabList.tsx";
import { useLoaded } from "../../ui/components/useLoaded.ts";
import { FoundResources } from "./FoundResources.tsx";
import { ResourceFilters } from "./ResourceFilters.tsx";
import { ResourceGroups } from "./ResourceGroups.tsx";
import { filterFrom, searchForNamed } from "./resourceFilter.ts";
import { pathOf, TABS, type TabId, tabFrom } from "./resourceTabs.ts";
import { SavedResources } from "./SavedResources.tsx";
import "./ResourcesScreen.css";

/** Links to helpful sites: by stage and subject, with search and saving. */
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
        // Keeps the search on the new tab, including the latest letter typed.
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
  const search = searchForNamed(params, resources.find);
  if (search !== null) return <Navigate to={{ search }} replace />;
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
