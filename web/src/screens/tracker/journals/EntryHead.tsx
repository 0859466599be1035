import { JOURNAL_TITLE_LIMIT } from "@domain/journal";
import * as text from "@text/tracker/journals";
import { useId } from "react";
import type { Editor } from "./journalTypes.ts";

interface EntryHeadProps {
  title: string;
  day: string;
  editor: Editor;
  onDay: (day: string) => void;
}

export function EntryHead({ title, day, editor, onDay }: EntryHeadProps) {
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
      <div className="field">
        <label className="label" htmlFor={`${id}-day`}>
          {text.day}
        </label>
        <input
          id={`${id}-day`}
          className="input"
          type="date"
          value={day}
          // A day that is being typed is empty for a moment.
          onChange={({ target }) => target.value && onDay(target.value)}
        />
      </div>
    </div>
  );
}
