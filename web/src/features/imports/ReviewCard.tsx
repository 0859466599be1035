import type { LineKind } from "@domain/imports/tableColumns";
import * as text from "@text/tracker/importTable";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { OtherLines } from "./OtherLines.tsx";
import { type Question, ReadingQuestion } from "./ReadingQuestion.tsx";
import { type ReviewColumn, type ReviewRow, ReviewTable } from "./ReviewTable.tsx";
import type { Progress } from "./useAddInParts.ts";
import "./ReviewCard.css";

interface Reviewed<Column extends string> {
  readonly columns: readonly ReviewColumn<Column>[];
  readonly setField: (column: number, field: Column | null) => void;
  readonly setCell: (row: number, column: number, text: string) => void;
  readonly questions: readonly Question[];
}

interface ReviewCardProps<Column extends string> {
  review: Reviewed<Column>;
  kinds: readonly Column[];
  names: Readonly<Record<Column, string>>;
  rows: readonly ReviewRow[];
  otherLines: readonly { readonly kind: LineKind; readonly cells: readonly string[] }[];
  /** What the import changes besides the rows, and what to look at. */
  notes: readonly string[];
  /** What hinders the import. */
  error: string | null;
  /** While the rows are added. */
  progress: Progress | null;
  /** How many rows are chosen. */
  chosen: number;
  onChoose: (rows: readonly number[], isChosen: boolean) => void;
  onImport: () => void;
  onBack: () => void;
  /** Questions about all rows. */
  children?: ReactNode;
}

/** A pasted table for review: questions about all rows, the rows, other lines, and the button that adds them. */
export function ReviewCard<Column extends string>(props: ReviewCardProps<Column>) {
  const { review, kinds, names, rows, otherLines, notes, error, progress, chosen, onChoose, onImport, onBack } = props;
  const [isAnswerMissing, setIsAnswerMissing] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const others = otherLines
    .filter(({ kind }) => kind !== "row")
    .map(({ kind, cells }) => ({ kind: kind === "row" ? "unread" : kind, text: cells.filter(Boolean).join("  ") }))
    .filter((line) => line.text !== "");

  // A screen reader says with it what was read.
  useEffect(() => body.current?.querySelector("p")?.focus(), []);

  function handleImport() {
    const open = review.questions.findIndex(({ answer }) => answer === null);
    setIsAnswerMissing(open >= 0);
    const asked = body.current?.querySelectorAll("fieldset")[open];
    if (open >= 0) asked?.querySelector<HTMLElement>("input")?.focus();
    else onImport();
  }

  return (
    <Card heading={text.lookOver}>
      <div ref={body} className="review-card">
        <p tabIndex={-1}>{text.rowsRead(rows.length)}</p>
        {review.questions.map((question) => (
          <ReadingQuestion key={question.text} question={question} isMissing={isAnswerMissing} />
        ))}
        <div className="review-card__choices">{props.children}</div>
        <ReviewTable
          columns={review.columns}
          kinds={kinds}
          names={names}
          rows={rows}
          onMap={review.setField}
          onChoose={onChoose}
          onCell={review.setCell}
        />
        <OtherLines lines={others} />
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <ErrorNote>{error}</ErrorNote>
        <div className="review-card__actions">
          <Button
            onClick={handleImport}
            disabled={chosen === 0}
            busy={progress !== null}
            busyLabel={progress === null ? undefined : text.importing(progress.done, progress.all)}
          >
            {text.importRows(chosen)}
          </Button>
          <Button variant="text" onClick={onBack} disabled={progress !== null}>
            {text.backToTable}
          </Button>
        </div>
      </div>
    </Card>
  );
}
