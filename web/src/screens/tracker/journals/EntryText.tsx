import { JOURNAL_TEXT_LIMIT } from "@domain/journal/journal";
import { type Detail, findDetails } from "@domain/shared/privacyGuard";
import * as words from "@text/tracker/journals";
import { type ChangeEvent, type RefObject, useDeferredValue, useId, useMemo } from "react";
import type { JournalEditor } from "../../../stores/JournalEditor.ts";

interface EntryTextProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  text: string;
  editor: JournalEditor;
  /** A word was begun with "@", which stands at this place. */
  onAt: (place: number) => void;
}

/** The page itself: it grows with its text, and what could identify a patient is underlined. */
export function EntryText({ ref, text, editor, onAt }: EntryTextProps) {
  const id = useId();

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
    editor.write({ text: target.value });
    const place = target.selectionStart - 1;
    const isTyped = nativeEvent instanceof InputEvent && nativeEvent.data === "@";
    if (isTyped && /(?:^|[\s(])$/.test(target.value.slice(0, place))) onAt(place);
  }

  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {words.entry}
      </label>
      <div className="entry-text">
        <Underlines text={text} />
        <textarea
          ref={ref}
          id={id}
          className="input entry-text__area"
          value={text}
          maxLength={JOURNAL_TEXT_LIMIT}
          aria-describedby={`${id}-hint`}
          onChange={handleChange}
        />
      </div>
      <p id={`${id}-hint`} className="field__hint">
        {words.typeAtToLink}
      </p>
    </div>
  );
}

/** The same text under the page, unseen but for its underlines; it also gives the page its height. */
function Underlines({ text }: { text: string }) {
  const calm = useDeferredValue(text);
  const pieces = useMemo(() => piecesOf(calm, findDetails(calm)), [calm]);
  return (
    <div className="entry-text__under" aria-hidden="true">
      {pieces.map((piece) =>
        piece.isDetail ? <u key={piece.at}>{piece.words}</u> : <span key={piece.at}>{piece.words}</span>,
      )}
      {/* A last line that is empty has a height, too. */}
      {"\n "}
    </div>
  );
}

interface Piece {
  readonly at: number;
  readonly words: string;
  readonly isDetail: boolean;
}

function piecesOf(text: string, details: readonly Detail[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of details) {
    if (start > at) pieces.push({ at, words: text.slice(at, start), isDetail: false });
    pieces.push({ at: start, words: text.slice(start, end), isDetail: true });
    at = end;
  }
  if (at < text.length) pieces.push({ at, words: text.slice(at), isDetail: false });
  return pieces;
}
