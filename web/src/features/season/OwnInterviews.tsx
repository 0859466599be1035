import { hasBegun } from "@domain/season/interviewDuties";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/season";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { TRACKER } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { Card } from "../../ui/components/Card.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Fold } from "../../ui/components/Fold.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { useNow } from "../../ui/components/useNow.ts";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { InterviewItem } from "./InterviewItem.tsx";
import type { InterviewRow, SeasonStore } from "./SeasonStore.ts";
import "./Season.css";

/** The student's own interviews at the track's schools, the next first. What is over is folded away. */
export const OwnInterviews = observer(function OwnInterviews({ track }: TrackerTabProps) {
  const { season, schools } = usePlan();
  const { value: records } = season;
  useEffect(() => season.load(), [season]);

  const failure = season.failure ?? records?.failure ?? schools.list.failure;
  if (failure !== null) return <ErrorNote retry={records?.retry ?? season.load}>{failure}</ErrorNote>;
  return (
    <Card heading={text.ownInterviews}>
      <div className="card__body">
        {records?.status === "ready" && schools.list.status === "ready" ? (
          <Listed records={records} track={track} />
        ) : (
          <Loading what={text.interviews} shape="rows" />
        )}
      </div>
    </Card>
  );
});

const Listed = observer(function Listed({ records, track }: TrackerTabProps & { records: SeasonStore }) {
  const [isOpen, setIsOpen] = useState(false);
  const now = useNow();
  const moment = { today: localDayOf(now), now: now.getTime() };
  const seasons = records.inSeason(track);
  const names = new Map(seasons.map(({ school, name }) => [school.id, name]));
  const rows = seasons.flatMap(({ interviews }) => interviews).toSorted((a, b) => timeKey(a).localeCompare(timeKey(b)));
  const past = rows.filter((row) => hasBegun(row, moment)).toReversed();
  const coming = rows.filter((row) => !past.includes(row));

  const list = (label: string, shown: readonly InterviewRow[]) => (
    <ul className="season__list" aria-label={label}>
      {shown.map((row) => (
        <InterviewItem
          key={row.id}
          records={records}
          row={row}
          school={<Link to={`${TRACKER}/application/season?school=${row.school_id}`}>{names.get(row.school_id)}</Link>}
        />
      ))}
    </ul>
  );

  return (
    <>
      <ErrorNote>{records.saveError}</ErrorNote>
      {coming.length > 0 && list(text.ownInterviews, coming)}
      {rows.length === 0 && <p className="quiet">{text.noOwnInterviews}</p>}
      {past.length > 0 && (
        <Fold
          level={3}
          heading={text.pastInterviews}
          isOpen={isOpen || coming.length === 0}
          onToggle={() => setIsOpen(!isOpen)}
        >
          {list(text.pastInterviews, past)}
        </Fold>
      )}
      {rows.length === 0 && <Link to={`${TRACKER}/application/season`}>{text.openSeason}</Link>}
    </>
  );
});

/** Sorts interviews by day and hour, as the school's clocks show them; those without a day come last. */
function timeKey({ day, time }: InterviewRow): string {
  return `${day ?? "9999"} ${time ?? ""}`;
}
