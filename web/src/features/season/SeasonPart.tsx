import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/season";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { TRACKER } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { Card } from "../../ui/components/Card.tsx";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { StateConflicts } from "../../ui/components/StateConflicts.tsx";
import { UnreadableRecords } from "../../ui/components/unreadableRecordsOnDemand.ts";
import { useNow } from "../../ui/components/useNow.ts";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { ChangedToday } from "./ChangedToday.tsx";
import { InterviewClashes } from "./InterviewClashes.tsx";
import { LeftInterviews } from "./LeftInterviews.tsx";
import { SeasonBoard } from "./SeasonBoard.tsx";
import { SeasonRules } from "./SeasonRules.tsx";
import type { SeasonStore } from "./SeasonStore.ts";
import "./Season.css";
import { changedToday } from "../../stores/changeSeason.ts";

const CycleCard = onDemand(async () => (await import("./CycleCard.tsx")).CycleCard, {
  waiting: <Loading what={text.cyclePicture} shape="rows" />,
});

/** The season: what is next at each school, the rules behind it, and the cycle in one picture. */
export const SeasonPart = observer(function SeasonPart({ track }: TrackerTabProps) {
  const { season, schools } = usePlan();
  const { value: records } = season;

  useEffect(() => season.load(), [season]);

  const failure = season.failure ?? records?.failure ?? schools.list.failure;
  if (failure !== null) {
    return (
      <ErrorNote
        retry={() => {
          if (records) records.retry();
          else season.load();
          schools.list.retry();
        }}
      >
        {failure}
      </ErrorNote>
    );
  }
  if (records?.status !== "ready" || schools.list.status !== "ready") {
    return <Loading what={text.yourSeason} shape="rows" />;
  }
  return <Season records={records} track={track} />;
});

const Season = observer(function Season({ records, track }: TrackerTabProps & { records: SeasonStore }) {
  const { schools } = usePlan();
  const seasons = records.inSeason(track);
  const today = localDayOf(useNow());
  return (
    <div className="season">
      <ErrorNote>{records.saveError ?? schools.list.saveError}</ErrorNote>
      {[records.seasons, records.interviews].map(
        (list, at) =>
          list.unreadable.length > 0 && (
            <UnreadableRecords
              key={at === 0 ? "seasons" : "interviews"}
              records={list.unreadable}
              onDelete={list.removeUnreadable}
            />
          ),
      )}
      {seasons.length === 0 ? (
        <Card heading={text.board}>
          <EmptyState
            heading={text.noSeason}
            action={
              <Link className={buttonClass("solid")} to={`${TRACKER}/schools`}>
                {text.openSchools[track]}
              </Link>
            }
          >
            {text.noSeasonText[track]}
          </EmptyState>
        </Card>
      ) : (
        <>
          <ChangedToday records={records} changed={changedToday(records, track, today)} />
          <StateConflicts seasons={seasons} />
          <InterviewClashes records={records} seasons={seasons} />
          <SeasonBoard records={records} track={track} seasons={seasons} />
          <CardBoundary name={text.cycle}>
            <CycleCard seasons={seasons} />
          </CardBoundary>
        </>
      )}
      <LeftInterviews records={records} />
      <SeasonRules track={track} />
    </div>
  );
});
