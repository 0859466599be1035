import type { Course } from "@domain/course/course";
import { coursesInTable, tableOfTexts } from "@domain/course/courseTable";
import type { CourseText } from "@domain/course/courseText";
import type { DashboardItem } from "@domain/shared/stage";
import * as common from "@text/common";
import * as text from "@text/tracker/importCourses";
import { observer } from "mobx-react-lite";
import { type ChangeEvent, type SubmitEvent, useCallback, useEffect, useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { Card } from "../../../components/Card.tsx";
import { ErrorNote } from "../../../components/ErrorNote.tsx";
import { messageOf, unreachable } from "../../../errors.ts";
import { DraftNote } from "../../../forms/DraftNote.tsx";
import { typeInto } from "../../../forms/typedFields.ts";
import { useDraft } from "../../../forms/useDraft.ts";
import { useOneSend } from "../../../forms/useOneSend.ts";
import { useStores } from "../../../stores/useStores.ts";
import { ReviewCourses } from "./ReviewCourses.tsx";
import { readTable, writeTabs } from "./readTable.ts";
import "./ImportCourses.css";

/** In bytes. No transcript is nearly this large. */
const FILE_LIMIT = 1_000_000;

interface ImportCoursesProps {
  track: DashboardItem;
  /** Resolves to false if the server rejects one of them. */
  onImport: (courses: readonly Course[]) => Promise<boolean>;
  onLeave: () => void;
}

/** Imports a transcript: paste a table or read a file, review it row by row, then add all rows at once. */
export const ImportCourses = observer(function ImportCourses({ track, onImport, onLeave }: ImportCoursesProps) {
  const { session } = useStores();
  const draft = useDraft(session.openUid ?? "", "courses/import");
  const [found, setFound] = useState<readonly CourseText[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { form } = draft;
  const { send } = useOneSend();

  useEffect(() => {
    if (found === null) form.current?.querySelector("textarea")?.focus();
  }, [form, found]);

  async function read(table: string) {
    setError(null);
    try {
      const rows = coursesInTable(await readTable(table));
      if (rows.length === 0) setError(text.nothingFound);
      else setFound(rows);
    } catch (failure) {
      setError(messageOf(unreachable(failure)));
    }
  }

  /** Corrections made below go into the table above, where they are kept if the student goes back. */
  const handleCorrect = useCallback(
    async (rows: readonly CourseText[]) => putTable(form.current, await writeTabs(tableOfTexts(rows))),
    [form],
  );

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void read(String(new FormData(event.currentTarget).get("table") ?? ""));
  }

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    if (file.size > FILE_LIMIT) setError(text.fileTooLarge);
    else {
      const table = await file.text();
      putTable(form.current, table);
      await read(table);
    }
    // Allows choosing the same file again after it was corrected.
    target.value = "";
  }

  function handleImport(courses: readonly Course[]) {
    send(async () => {
      const isKept = await draft.sent(onImport(courses));
      if (isKept) onLeave();
      return isKept;
    });
  }

  function handleLeave() {
    draft.discard();
    onLeave();
  }

  return (
    <>
      {found && (
        <ReviewCourses
          found={found}
          track={track}
          onCorrect={handleCorrect}
          onBack={() => setFound(null)}
          onImport={handleImport}
        />
      )}
      <div hidden={found !== null}>
        <Card heading={text.importCourses}>
          <form ref={form} className="import" aria-label={text.importCourses} noValidate onSubmit={handleSubmit}>
            <DraftNote draft={draft} />
            <label className="field">
              <span className="label">{text.transcriptTable}</span>
              <textarea
                name="table"
                className="input import__table"
                rows={8}
                spellCheck={false}
                placeholder={text.exampleTable}
              />
            </label>
            <p className="field__hint">{text.howToCopy}</p>
            <ErrorNote>{error}</ErrorNote>
            <div className="import__actions">
              <Button type="submit">{text.review}</Button>
              <label className="import__file">
                <span className="label">{text.orFile}</span>
                <input type="file" accept=".csv,.tsv,.txt,text/csv" onChange={(event) => void handleFile(event)} />
              </label>
              <Button variant="text" onClick={handleLeave}>
                {common.cancel}
              </Button>
            </div>
          </form>
        </Card>
      </div>
    </>
  );
});

function putTable(form: HTMLFormElement | null, table: string): void {
  const field = form?.elements.namedItem("table");
  if (field instanceof HTMLTextAreaElement) typeInto(field, table);
}
