import { JOURNAL_TEXT_LIMIT } from "@domain/journal/journal";
import { findDetails } from "@domain/shared/privacyGuard";
import * as words from "@text/tracker/journals";
import type { ChangeEvent, RefObject } from "react";
import { WritingArea } from "../../ui/writing/WritingArea.tsx";
import type { JournalEditor } from "./JournalEditor.ts";

interface EntryTextProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  text: string;
  cutKey: string;
  editor: JournalEditor;
  /** Called when a word begins with "@", with its position. */
  onAt: (place: number) => void;
}

/** The entry's text, with underlines below details that could identify a patient. */
export function EntryText({ ref, text, cutKey, editor, onAt }: EntryTextProps) {
  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
    editor.write({ text: target.value });
    const place = target.selectionStart - 1;
    const isTyped = nativeEvent instanceof InputEvent && nativeEvent.data === "@";
    if (isTyped && /(?:^|[\s(])$/.test(target.value.slice(0, place))) onAt(place);
  }

  return (
    <WritingArea
      ref={ref}
      label={words.entry}
      text={text}
      maxLength={JOURNAL_TEXT_LIMIT}
      cutKey={cutKey}
      hint={words.typeAtToLink}
      findMarks={findDetails}
      onWrite={handleChange}
    />
  );
}
