import { LETTER_LIMIT } from "@domain/letter/letter";
import { isOfTrack } from "@domain/letter/letterForm";
import * as text from "@text/tracker/letters";
import { Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { UnreadableRecords } from "../../ui/components/unreadableRecordsOnDemand.ts";
import { useOnChange } from "../../ui/components/useOnChange.ts";
import { ExportCsv } from "../../ui/csv/ExportCsv.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { inLetterOrder } from "../../views/letterOrder.ts";
import { CoverageCard } from "./CoverageCard.tsx";
import { exportedLetters } from "./exportedLetters.ts";
import { LetterList } from "./LetterList.tsx";
import { LetterPage } from "./LetterPage.tsx";
import { LettersLoader } from "./LettersLoader.tsx";
import type { LetterRow } from "./LettersStore.ts";
import { NewLetter } from "./NewLetter.tsx";
import { useLetterAddress } from "./useLetterAddress.ts";
import { useLetters } from "./useLetters.ts";
import "./LettersPart.css";

/** The letters of recommendation: who writes, where each stands, and what every school gets. */
export function LettersPart({ track }: TrackerTabProps) {
  return (
    <LettersLoader>
      <Letters track={track} />
    </LettersLoader>
  );
}

const Letters = observer(function Letters({ track }: TrackerTabProps) {
  const { schools } = usePlan();
  const letters = useLetters();
  const { letterId, isAdding, openForm, close } = useLetterAddress();
  const addButton = useRef<HTMLButtonElement>(null);
  const showToast = useToast();
  // Until Back has led to the list, the address still names the letter that was deleted here.
  const [deletedId, setDeletedId] = useState<string | null>(null);
  useReturnFrom(letterId);
  useOnChange(letterId, () => setDeletedId(null));

  const { saveError, unreadable, removeUnreadable } = letters.list;
  const rows = letters.rows.filter((row) => isOfTrack(row, track));
  const applied = schools.rows.filter((row) => isOfTrack(row, track));
  const opened = letters.rows.find(({ id }) => id === letterId);

  function handleLeave() {
    close();
    addButton.current?.focus();
  }

  function handleDelete(row: LetterRow) {
    setDeletedId(row.id);
    close();
    void letters.remove(row.id);
    showToast(text.deleted(row.writer), () => void letters.restore(row));
  }

  if (opened) {
    return (
      <LetterPage
        key={opened.id}
        row={opened}
        schools={applied}
        saveError={saveError}
        onDelete={() => handleDelete(opened)}
      />
    );
  }
  return (
    <>
      <ErrorNote>{saveError}</ErrorNote>
      {letterId !== null && letterId !== deletedId && <ErrorNote>{text.gone}</ErrorNote>}
      {isAdding && (
        <Card heading={text.newWriter}>
          <div className="card__body">
            <NewLetter track={track} schools={applied} onLeave={handleLeave} />
          </div>
        </Card>
      )}
      <Card
        heading={text.yourWriters}
        tools={
          <>
            {rows.length > 0 && <ExportCsv name="letters" table={() => exportedLetters(inLetterOrder(rows), track)} />}
            <Button ref={addButton} variant={rows.length === 0 ? "solid" : "quiet"} onClick={openForm}>
              <Plus className="icon" aria-hidden />
              {text.addWriter}
            </Button>
          </>
        }
      >
        {letters.rows.length >= LETTER_LIMIT && <p className="letters__text">{text.listFull(LETTER_LIMIT)}</p>}
        <LetterList track={track} rows={rows} schools={applied} />
      </Card>
      <CardBoundary name={text.coverage}>
        <CoverageCard track={track} rows={rows} schools={applied} />
      </CardBoundary>
      {unreadable.length > 0 && <UnreadableRecords records={unreadable} onDelete={removeUnreadable} />}
    </>
  );
});

/** When a letter closes, returns the focus to its line in the list. */
function useReturnFrom(letterId: string | null) {
  const last = useRef(letterId);
  useEffect(() => {
    if (last.current !== null && letterId === null) {
      document.querySelector<HTMLElement>(`[data-letter="${CSS.escape(last.current)}"]`)?.focus();
    }
    last.current = letterId;
  }, [letterId]);
}
