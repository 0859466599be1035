import * as text from "@text/tracker/season";
import { observer } from "mobx-react-lite";
import { Card } from "../../ui/components/Card.tsx";
import { InterviewItem } from "./InterviewItem.tsx";
import { leftInterviews } from "./interviewRows.ts";
import type { SeasonStore } from "./SeasonStore.ts";

/** A removed school leaves its interviews, with their notes, until the student deletes them. */
export const LeftInterviews = observer(function LeftInterviews({ records }: { records: SeasonStore }) {
  const left = leftInterviews(records);
  if (left.length === 0) return null;
  return (
    <Card heading={text.leftOver}>
      <ul className="season__list card__body" aria-label={text.leftOver}>
        {left.map((row) => (
          <InterviewItem key={row.id} records={records} row={row} />
        ))}
      </ul>
    </Card>
  );
});
