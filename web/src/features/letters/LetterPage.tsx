import type { Letter } from "@domain/letter/letter";
import type { WriterFields } from "@domain/letter/letterForm";
import { goesTo } from "@domain/letter/letterRoute";
import { changesBack, changesBetween } from "@domain/records/recordChanges";
import * as text from "@text/tracker/letters";
import { ArrowLeft, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { Link, useNavigationType } from "react-router-dom";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useOnChange } from "../../ui/components/useOnChange.ts";
import { BriefCard } from "./BriefCard.tsx";
import { kindAndRole, StateTag } from "./LetterList.tsx";
import { LetterSteps } from "./LetterSteps.tsx";
import type { LetterRow } from "./LettersStore.ts";
import { SendToAll } from "./SendToAll.tsx";
import { LETTERS } from "./useLetterAddress.ts";
import { useLetters } from "./useLetters.ts";
import { WriterForm } from "./WriterForm.tsx";

interface LetterPageProps {
  row: LetterRow;
  schools: readonly SchoolRecord[];
  saveError: string | null;
  onDelete: () => void;
}

/** One letter: its steps, the page for the writer, and its details. */
export const LetterPage = observer(function LetterPage({ row, schools, saveError, onDelete }: LetterPageProps) {
  const letters = useLetters();
  const showToast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);

  const isFirstPage = useNavigationType() === "POP";
  useOnChange(row.id, () => {
    // A page that was opened or reloaded starts at its top.
    if (!isFirstPage) heading.current?.focus();
  });

  function handleSave(fields: WriterFields, before: WriterFields | null) {
    const changes = changesBetween<WriterFields>(before ?? row, fields);
    showToast(text.saved(fields.writer), () => {
      const now = letters.rows.find(({ id }) => id === row.id);
      if (now) void letters.change(now, changesBack<Letter>(changes, row, now));
    });
    return { written: letters.change(row, changes), id: row.id };
  }

  return (
    <>
      <div className="letters__head">
        <Link className="letters__back" to={LETTERS}>
          <ArrowLeft className="icon" aria-hidden />
          {text.allLetters}
        </Link>
        <h2 ref={heading} tabIndex={-1} className="letters__heading">
          {row.writer}
        </h2>
        <StateTag row={row} />
        <span className="quiet">{kindAndRole(row)}</span>
      </div>
      <ErrorNote>{saveError}</ErrorNote>
      <Card heading={text.whereItStands}>
        <div className="card__body letters__body">
          <LetterSteps row={row} />
          {!schools.some((school) => goesTo(row, school)) && row.services.length === 0 && (
            <p className="quiet">{text.noSchoolChosen}</p>
          )}
          <SendToAll row={row} schools={schools} />
        </div>
      </Card>
      <CardBoundary name={text.brief}>
        <BriefCard row={row} schools={schools} />
      </CardBoundary>
      <Card
        heading={text.details}
        tools={
          <Button variant="text" onClick={onDelete}>
            <Trash2 className="icon" aria-hidden />
            {text.deleteLetter}
          </Button>
        }
      >
        <div className="card__body">
          <WriterForm
            label={text.formOf(row.writer)}
            draftName={row.id}
            initial={row}
            track={row.track}
            schools={schools}
            saveLabel={text.save}
            onSave={handleSave}
          />
        </div>
      </Card>
    </>
  );
});
