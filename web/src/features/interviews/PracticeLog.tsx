import { minutesAndSeconds } from "@domain/interview/stationClock";
import * as text from "@text/tracker/interviews";
import { Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { findQuestion } from "../../content/interviewQuestions.ts";
import { Card } from "../../ui/components/Card.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { UnreadableRecords } from "../../ui/components/unreadableRecordsOnDemand.ts";
import { dayText } from "../../views/dayText.ts";
import type { PracticeRow, PracticesStore } from "./PracticesStore.ts";
import "../../ui/components/DataTable.css";

interface PracticeLogProps {
  records: PracticesStore;
}

/** What the student has practiced, the newest first. */
export const PracticeLog = observer(function PracticeLog({ records }: PracticeLogProps) {
  const { list } = records;
  return (
    <>
      <Card className="card--clipped" heading={text.log}>
        <ErrorNote>{list.saveError}</ErrorNote>
        <LogBody records={records} />
      </Card>
      {list.unreadable.length > 0 && <UnreadableRecords records={list.unreadable} onDelete={list.removeUnreadable} />}
    </>
  );
});

const LogBody = observer(function LogBody({ records }: PracticeLogProps) {
  const { list, rows } = records;

  if (list.status === "failed") {
    return (
      <div className="card__body">
        <ErrorNote retry={list.retry}>{list.failure}</ErrorNote>
      </div>
    );
  }
  if (list.status !== "ready") return <Loading what={text.thisLog} shape="rows" />;
  if (rows.length === 0) return <EmptyState heading={text.noPractice}>{text.noPracticeText}</EmptyState>;
  const spoken = rows.reduce((sum, { spoken_seconds }) => sum + spoken_seconds, 0);
  return (
    <>
      <p className="card__body">{text.practiced(rows.length, Math.round(spoken / 60))}</p>
      <table className="data-table data-table--striped data-table--stack">
        <caption className="visually-hidden">{text.log}</caption>
        <thead>
          <tr>
            <th scope="col">{text.question}</th>
            <th scope="col">{text.day}</th>
            <th scope="col">{text.times}</th>
            <th scope="col">{text.ratingHeading}</th>
            <th scope="col">
              <span className="visually-hidden">{text.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <LogRow key={row.id} records={records} row={row} />
          ))}
        </tbody>
      </table>
    </>
  );
});

const LogRow = observer(function LogRow({ records, row }: PracticeLogProps & { row: PracticeRow }) {
  const showToast = useToast();
  const question = findQuestion(row.question_id)?.question ?? text.unknownQuestion;

  function handleDelete() {
    void records.remove(row.id);
    showToast(text.deleted, () => void records.restore(row));
  }

  return (
    <tr>
      <th scope="row">
        <span className="data-table__name">{question}</span>
        <span className="data-table__context">{text.kinds[row.kind]}</span>
        {row.note !== "" && <span className="interviews__note">{row.note}</span>}
      </th>
      <td data-label={text.day}>{dayText(row.day)}</td>
      <td data-label={text.times}>
        {text.spent(minutesAndSeconds(row.read_seconds * 1_000), minutesAndSeconds(row.spoken_seconds * 1_000))}
      </td>
      <td data-label={text.ratingHeading}>{row.rating === null ? text.noRating : text.ratings[row.rating]}</td>
      <td className="data-table__end">
        <IconButton icon={Trash2} label={text.deletePractice(question)} onClick={handleDelete} />
      </td>
    </tr>
  );
});
