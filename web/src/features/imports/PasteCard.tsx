import * as common from "@text/common";
import * as text from "@text/tracker/importTable";
import { type ChangeEvent, type ClipboardEvent, type SubmitEvent, useEffect, useState } from "react";
import { AppError, messageOf, unreachable } from "../../base/errors.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { DraftNote } from "../../ui/forms/DraftNote.tsx";
import { typeInto } from "../../ui/forms/typedFields.ts";
import type { Draft } from "../../ui/forms/useDraft.ts";
import { readFile } from "./readFile.ts";
import { tableInHtml } from "./tableInHtml.ts";
import { writeTabs } from "./writeTabs.ts";
import "./PasteCard.css";

export interface PasteWords {
  readonly heading: string;
  readonly label: string;
  readonly example: string;
  readonly hint: string;
  readonly submit: string;
}

interface PasteCardProps {
  /** Keeps what is pasted. The form has the fields `table` and `columns`. */
  draft: Draft;
  words: PasteWords;
  /** While the rows are reviewed, the form stays mounted to keep the draft. */
  isHidden: boolean;
  readsPdf?: boolean;
  /** Takes the clipboard's markup, in which a cell can have several lines. */
  readsMarkup?: boolean;
  /** Resolves to what is wrong with the text; null if it is shown. */
  onRead: (table: string) => Promise<string | null>;
  onLeave: () => void;
}

/** Where a table is pasted or a file is chosen. */
export function PasteCard({ draft, words, isHidden, readsPdf = false, readsMarkup, onRead, onLeave }: PasteCardProps) {
  const [error, setError] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const { form } = draft;

  useEffect(() => {
    if (!isHidden) form.current?.querySelector("textarea")?.focus();
  }, [form, isHidden]);

  async function read(find: () => Promise<string>) {
    setError(null);
    setIsReading(true);
    try {
      setError(await onRead(await find()));
    } catch (failure) {
      setError(messageOf(failure instanceof AppError ? failure : unreachable(failure)));
    } finally {
      setIsReading(false);
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const table = String(new FormData(event.currentTarget).get("table") ?? "");
    void read(async () => table);
  }

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    await read(async () => {
      const table = await readFile(file, readsPdf);
      putTable(form.current, table);
      return table;
    });
    // Allows choosing the same file again after it was corrected.
    target.value = "";
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const table = readsMarkup ? tableInHtml(event.clipboardData.getData("text/html")) : null;
    if (!table) return;
    event.preventDefault();
    const { currentTarget: field } = event;
    const { selectionStart, selectionEnd, value } = field;
    typeInto(field, value.slice(0, selectionStart) + writeTabs(table) + value.slice(selectionEnd));
  }

  function handleLeave() {
    draft.discard();
    onLeave();
  }

  return (
    <div hidden={isHidden}>
      <Card heading={words.heading}>
        <form ref={form} className="paste" aria-label={words.heading} noValidate onSubmit={handleSubmit}>
          <DraftNote draft={draft} />
          <label className="field">
            <span className="label">{words.label}</span>
            <textarea
              name="table"
              className="input paste__table"
              rows={8}
              spellCheck={false}
              placeholder={words.example}
              onPaste={handlePaste}
            />
          </label>
          {/* What the student has said the columns are. Kept with the draft. */}
          <textarea name="columns" hidden readOnly aria-hidden="true" tabIndex={-1} />
          <p className="field__hint">
            {words.hint} {text.staysHere}
          </p>
          <ErrorNote>{error}</ErrorNote>
          <div className="paste__actions">
            <Button type="submit" busy={isReading} busyLabel={text.readingFile}>
              {words.submit}
            </Button>
            <label className="paste__file">
              <span className="label">{readsPdf ? text.orFileOrPdf : text.orFile}</span>
              <input
                type="file"
                accept={`.csv,.tsv,.txt,.xlsx,.htm,.html,text/csv${readsPdf ? ",.pdf,application/pdf" : ""}`}
                onChange={(event) => void handleFile(event)}
              />
            </label>
            <Button variant="text" onClick={handleLeave}>
              {common.cancel}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

/** Puts a text into the form as if it were pasted there. */
export function putTable(form: HTMLFormElement | null, table: string, name: "table" | "columns" = "table"): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLTextAreaElement && field.value !== table) typeInto(field, table);
}
