import { SAVED_GROUP_NAMES, SAVED_GROUPS, type SavedGroup, savedCounts } from "@domain/resource/savedResource";
import type { Track } from "@domain/shared/stage";
import * as text from "@text/resources";
import { observer } from "mobx-react-lite";
import { useSearchParams } from "react-router-dom";
import type { Resources } from "../../content/resources.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { UnreadableRecords } from "../../ui/components/unreadableRecordsOnDemand.ts";
import { usePutInAddress } from "../../ui/components/usePutInAddress.ts";
import { OwnLink } from "./OwnLink.tsx";
import { ResourceCard } from "./ResourceCard.tsx";
import { SavedNote } from "./SavedNote.tsx";
import "./SavedResources.css";

interface SavedResourcesProps {
  resources: Resources;
  track: Track;
}

/** The saved resources, in the five groups that the dashboard counts. */
export const SavedResources = observer(function SavedResources({ resources, track }: SavedResourcesProps) {
  const { savedResources } = usePlan();
  const [params] = useSearchParams();
  const { rows, list } = savedResources;
  const { unreadable, status, failure } = list;
  const chosen = SAVED_GROUPS.find((group) => group === params.get("group")) ?? null;

  if (status === "loading" || status === "closed") return <Loading what={text.yourSaved} shape="rows" />;
  if (failure !== null) return <ErrorNote retry={list.retry}>{failure}</ErrorNote>;
  if (rows.length === 0 && unreadable.length === 0) {
    return (
      <EmptyState heading={text.nothingSaved} level={2}>
        {text.howToSave} <span className="key-tip">{text.saveKey}</span>
      </EmptyState>
    );
  }
  const groups = SAVED_GROUPS.filter((group) => chosen === null || group === chosen);
  return (
    <>
      <GroupChoice chosen={chosen} />
      {unreadable.length > 0 && <UnreadableRecords records={unreadable} onDelete={list.removeUnreadable} />}
      {groups.map((group) => (
        <SavedGroupSection key={group} group={group} resources={resources} track={track} isChosen={group === chosen} />
      ))}
    </>
  );
});

const GroupChoice = observer(function GroupChoice({ chosen }: { chosen: SavedGroup | null }) {
  const { savedResources } = usePlan();
  const put = usePutInAddress();
  const counts = savedCounts(savedResources.rows);
  return (
    <fieldset className="saved-choice">
      <legend className="visually-hidden">{text.group}</legend>
      <Button variant="quiet" aria-pressed={chosen === null} onClick={() => put({ group: "" })}>
        {text.all(savedResources.rows.length)}
      </Button>
      {SAVED_GROUPS.map((group) => (
        <Button key={group} variant="quiet" aria-pressed={chosen === group} onClick={() => put({ group })}>
          {text.groupCount(SAVED_GROUP_NAMES[group], counts[group])}
        </Button>
      ))}
    </fieldset>
  );
});

interface SavedGroupSectionProps extends SavedResourcesProps {
  group: SavedGroup;
  /** A chosen group says when it is empty. Other empty groups are left out. */
  isChosen: boolean;
}

const SavedGroupSection = observer(function SavedGroupSection(props: SavedGroupSectionProps) {
  const { group, resources, track, isChosen } = props;
  const { savedResources } = usePlan();
  const rows = savedResources.rows.filter(({ savedGroup }) => savedGroup === group);
  if (rows.length === 0) return isChosen ? <p className="quiet">{text.nothingInGroup}</p> : null;
  return (
    <section aria-label={SAVED_GROUP_NAMES[group]}>
      <h2 className="saved-group__heading">{SAVED_GROUP_NAMES[group]}</h2>
      <ul className="resources__cards">
        {rows.map((row) => {
          if (row.url !== "") return <OwnLink key={row.id} row={row} />;
          const resource = resources.find(row.id);
          return resource ? (
            <ResourceCard key={row.id} resource={resource} savedGroup={group} why={resources.whyFor(resource, track)}>
              <SavedNote id={row.id} title={resource.title} note={row.note} />
            </ResourceCard>
          ) : (
            <li key={row.id} className="resource">
              <p>
                {text.noLongerListed} {row.note}
              </p>
              <Button variant="text" onClick={() => void savedResources.remove(row.id)}>
                {text.remove}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
