import { JOURNAL_TITLE_LIMIT } from "@domain/journal/journal";
import * as text from "@text/tracker/journals";
import { useId } from "react";
import { DayField } from "../../ui/forms/DayField.tsx";
import type { JournalEditor } from "./JournalEditor.ts";

interface EntryHeadProps {
  uid: string;
  id: string;
  title: string;
  day: string;
  editor: JournalEditor;
  onDay: (day: string) => Promise<boolean>;
}

export function EntryHead({ uid, id: entryId, title, day, editor, onDay }: EntryHeadProps) {
  const id = useId();
  return (
    <div className="entry-editor__head">
      <div className="field">
        <label className="label" htmlFor={`${id}-title`}>
          {text.title} <span className="field__optional">{text.optional}</span>
        </label>
        <input
          id={`${id}-title`}
          className="input"
          value={title}
          maxLength={JOURNAL_TITLE_LIMIT}
          autoComplete="off"
          onChange={({ target }) => editor.write({ title: target.value })}
        />
      </div>
      <DayField
        label={text.day}
        value={day}
        uid={uid}
        draftName={`journal-days/${entryId}`}
        onSave={(typed) => onDay(typed ?? day)}
        isNeeded
      />
    </div>
  );
}
