import type { Score } from "@domain/score/score";
import * as text from "@text/tracker/scores";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { RowBoundary } from "../../ui/components/RowBoundary.tsx";
import { ExportCsv } from "../../ui/csv/ExportCsv.tsx";
import { dayText } from "../../views/dayText.ts";
import { distanceInWords } from "../../views/distanceInWords.ts";
import { changeSince, detailText, latestFirst, resultOfRow, scoreName } from "../../views/scoreWords.ts";
import { exportedScores } from "./exportedScores.ts";
import "../../ui/components/DataTable.css";

export type ScoreRow = Score & { readonly id: string };

interface ScoreTableProps<Row extends ScoreRow> {
  rows: readonly Row[];
  today: string;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  /** Leads to the form for a new one. */
  onAdd: () => void;
  onEdit: (row: Row) => void;
  onRemove: (row: Row, name: string) => void;
}

/** All results and plans, the latest first: the chart's values in words. */
export function ScoreTable<Row extends ScoreRow>({
  rows,
  today,
  isShown,
  onShow,
  onAdd,
  onEdit,
  onRemove,
}: ScoreTableProps<Row>) {
  return (
    <Card
      className="card--clipped"
      heading={text.scores}
      tools={
        <>
          {rows.length > 0 && <ExportCsv name="scores" table={() => exportedScores(rows, isShown)} />}
          <Button variant="quiet" onClick={onAdd}>
            <Plus className="icon" aria-hidden />
            {text.addScore}
          </Button>
        </>
      }
    >
      <div className="scores__display">
        <Choice type="checkbox" checked={isShown} onChange={() => onShow(!isShown)}>
          {text.displayScores}
        </Choice>
      </div>
      {rows.length === 0 ? (
        <EmptyState heading={text.noScoresYet}>{text.scoresWillAppear}</EmptyState>
      ) : (
        <table className="data-table data-table--striped data-table--stack">
          <caption className="visually-hidden">{text.recordedScores}</caption>
          <thead>
            <tr>
              <th scope="col">{text.score}</th>
              <th scope="col">{text.date}</th>
              <th scope="col">{text.detail}</th>
              <th scope="col" className="data-table__end">
                {text.result}
              </th>
              <th scope="col">
                <span className="visually-hidden">{text.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {latestFirst(rows).map((row) => (
              <RowBoundary key={row.id} as="tr" name={row.note || text.testNames[row.test]} of={row}>
                <ScoreTableRow {...{ rows, row, today, isShown, onEdit, onRemove }} />
              </RowBoundary>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

interface ScoreTableRowProps<Row extends ScoreRow> extends Omit<ScoreTableProps<Row>, "onShow" | "onAdd"> {
  row: Row;
}

function ScoreTableRow<Row extends ScoreRow>({ rows, row, today, isShown, onEdit, onRemove }: ScoreTableRowProps<Row>) {
  const name = scoreName(rows, row);
  return (
    <tr>
      <th scope="row">
        <span className="data-table__name">{name}</span>
        <span className="data-table__context">{contextOf(rows, row, today, isShown)}</span>
      </th>
      <td data-label={text.date} className="scores__date">
        {dayText(row.date)}
      </td>
      <td data-label={text.detail}>{detailText(row, isShown)}</td>
      <td data-label={text.result} className="data-table__end">
        <b>{resultOfRow(row, isShown)}</b>
      </td>
      <td className="data-table__end scores__tools">
        <IconButton icon={Pencil} label={text.editNamed(name)} data-edit={row.id} onClick={() => onEdit(row)} />
        <IconButton icon={Trash2} label={text.deleteNamed(name)} onClick={() => onRemove(row, name)} />
      </td>
    </tr>
  );
}

function contextOf(rows: readonly Score[], row: Score, today: string, isShown: boolean): string {
  if (row.kind === "planned") {
    return row.date < today ? text.plannedPassed : distanceInWords(row.date, today);
  }
  const change = isShown ? changeSince(rows, row) : null;
  const note = row.test === "GPA" ? "" : row.note;
  return [change, note].filter(Boolean).join(" · ");
}
