import * as text from "@text/tracker/experienceList";
import { observer } from "mobx-react-lite";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { usePlan } from "../../stores/usePlan.ts";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { useSlots } from "../../ui/slots.ts";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { ExperienceLog } from "./ExperienceLog.tsx";
import { ExperiencePage } from "./ExperiencePage.tsx";
import { listAddress, placeOf } from "./experienceAddress.ts";
import { NewExperience } from "./NewExperience.tsx";
import { TabHead } from "./TabHead.tsx";

declare module "../../ui/slots.ts" {
  interface Slots {
    readonly ImportExperiences: ComponentType<TrackerTabProps & { onLeave: () => void }>;
  }
}

/** My Experiences: the log, with the form of a new experience or an import above it, or the page of one experience. */
export const ExperiencesTab = observer(function ExperiencesTab({ track }: TrackerTabProps) {
  const { experiences } = usePlan();
  const { ImportExperiences } = useSlots();
  const place = placeOf(useParams()["*"] ?? "");
  const navigate = useNavigate();
  const { search } = useLocation();

  useEffect(() => experiences.load(), [experiences]);

  function handleLeaveImport() {
    void navigate(listAddress(search));
    document.getElementById("import-experiences")?.focus();
  }

  if (place.shows === "record") return <OneRecord track={track} id={place.id} />;
  return (
    <>
      <TabHead isAdding={place.shows === "new"} />
      {place.shows === "new" && <NewExperience track={track} />}
      {place.shows === "import" && (
        <Records>
          <div className="tab-head__import">
            <ImportExperiences track={track} onLeave={handleLeaveImport} />
          </div>
        </Records>
      )}
      <Records>
        <ExperienceLog track={track} isAdding={place.shows !== "list"} />
      </Records>
    </>
  );
});

const OneRecord = observer(function OneRecord({ track, id }: TrackerTabProps & { id: string }) {
  const { experiences } = usePlan();
  const { search } = useLocation();
  const record = experiences.records.find((candidate) => candidate.id === id);
  if (record)
    return (
      <CardBoundary key={id} name={record.experienceName}>
        <ExperiencePage track={track} record={record} />
      </CardBoundary>
    );
  return (
    <Records>
      <EmptyState heading={text.notHere} action={<Link to={listAddress(search)}>{text.backToList}</Link>}>
        {text.notHereText}
      </EmptyState>
    </Records>
  );
});

/** Shows a skeleton until the records have loaded. */
const Records = observer(function Records({ children }: { children: ReactNode }) {
  const { experiences } = usePlan();
  if (experiences.status === "ready") return children;
  if (experiences.failure !== null) return <ErrorNote retry={experiences.retry}>{experiences.failure}</ErrorNote>;
  return <Loading what={text.yourExperiences} shape="rows" />;
});
