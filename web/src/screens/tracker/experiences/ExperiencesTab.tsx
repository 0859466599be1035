import * as text from "@text/tracker/experienceList";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import { CardBoundary } from "../../../components/CardBoundary.tsx";
import { EmptyState } from "../../../components/EmptyState.tsx";
import { ErrorNote } from "../../../components/ErrorNote.tsx";
import { Loading } from "../../../components/Loading.tsx";
import { usePlan } from "../../../stores/usePlan.ts";
import type { TrackerTabProps } from "../TrackerTabProps.ts";
import { ExperienceLog } from "./ExperienceLog.tsx";
import { ExperiencePage } from "./ExperiencePage.tsx";
import { listAddress, placeOf } from "./experienceAddress.ts";
import { NewExperience } from "./NewExperience.tsx";
import { TabHead } from "./TabHead.tsx";

/** My Experiences: the log, the form of a new one above it, or the page of one. */
export const ExperiencesTab = observer(function ExperiencesTab({ track }: TrackerTabProps) {
  const { experiences } = usePlan();
  const place = placeOf(useParams()["*"] ?? "");

  useEffect(() => experiences.load(), [experiences]);

  if (place.shows === "record") return <OneRecord track={track} id={place.id} />;
  return (
    <>
      <TabHead isAdding={place.shows === "new"} />
      {place.shows === "new" && <NewExperience track={track} />}
      <Records>
        <ExperienceLog track={track} isAdding={place.shows === "new"} />
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

/** Stands for what is made of the records until they have arrived. */
const Records = observer(function Records({ children }: { children: ReactNode }) {
  const { experiences } = usePlan();
  if (experiences.status === "ready") return children;
  if (experiences.failure !== null) return <ErrorNote retry={experiences.retry}>{experiences.failure}</ErrorNote>;
  return <Loading what={text.yourExperiences} shape="rows" />;
});
