import * as text from "@text/tracker/interviews";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { useLoaded } from "../../ui/components/useLoaded.ts";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { PracticeLog } from "./PracticeLog.tsx";
import type { PracticesStore } from "./PracticesStore.ts";
import { QuestionChoice } from "./QuestionChoice.tsx";
import { StationCard } from "./StationCard.tsx";
import "./InterviewsPart.css";

/** The interview room: one question against the clock, and the log of what was practiced. */
export function InterviewsPart({ track }: TrackerTabProps) {
  const { practices } = usePlan();
  const { value: records, failure, retry } = useLoaded(practices.loaded);

  if (failure) return <ErrorNote retry={retry}>{failure}</ErrorNote>;
  if (!records) return <Loading what={text.thisLog} shape="rows" />;
  return <Room track={track} records={records} />;
}

interface RoomProps extends TrackerTabProps {
  records: PracticesStore;
}

const Room = observer(function Room({ track, records }: RoomProps) {
  const { station, questionId } = records.room;
  const place = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(station !== null);

  // The button that was pressed is gone.
  useEffect(() => {
    if (wasRunning.current !== (station !== null)) place.current?.focus();
    wasRunning.current = station !== null;
  }, [station]);

  return (
    <div className="interviews">
      <div ref={place} tabIndex={-1} className="interviews__place">
        {station && questionId ? (
          <StationCard records={records} questionId={questionId} station={station} />
        ) : (
          <QuestionChoice records={records} track={track} />
        )}
      </div>
      <PracticeLog records={records} />
    </div>
  );
});
