import {
  type ChangeEvent,
  type ClipboardEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useId,
  useMemo,
} from "react";
import { CutPaste } from "./CutPaste.tsx";
import { cutPaste } from "./cutPaste.ts";
import { type Mark, piecesOf } from "./textMarks.ts";
import { useCut } from "./useCut.ts";
import "./WritingArea.css";

interface WritingAreaProps {
  ref?: RefObject<HTMLTextAreaElement | null>;
  label: string;
  text: string;
  maxLength: number;
  /** Under which draft's key (`keyOfDraft`) the device keeps what of pastes did not fit. */
  cutKey: string;
  hint?: ReactNode;
  className?: string;
  /** Finds what to underline. The same function as long as it finds the same. */
  findMarks: (text: string) => readonly Mark[];
  onWrite: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  /** Called with all that is pasted, before the text has it. */
  onPasted?: (pasted: string) => void;
}

/** A text area that grows with its text, underlines parts of it, and keeps what of pastes did not fit. */
export function WritingArea({
  ref,
  label,
  text,
  maxLength,
  cutKey,
  hint,
  className = "",
  findMarks,
  onWrite,
  onPasted,
}: WritingAreaProps) {
  const id = useId();
  const { cuts, addCut, discardCuts } = useCut(cutKey);

  /** The browser cuts a paste at the longest length, and says nothing. */
  function handlePaste({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) {
    const { value, selectionStart: start, selectionEnd: end } = currentTarget;
    const pasted = clipboardData.getData("text/plain");
    const found = cutPaste({ value, start, end }, pasted, maxLength);
    if (found) addCut(found.cut);
    onPasted?.(pasted);
  }

  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className={`writing ${className}`}>
        <Underlines text={text} findMarks={findMarks} />
        <textarea
          ref={ref}
          id={id}
          className="input writing__area"
          value={text}
          maxLength={maxLength}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={onWrite}
          onPaste={handlePaste}
        />
      </div>
      <CutPaste cuts={cuts} onDiscard={discardCuts} />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The same text behind the text area, invisible except for its underlines. It also gives the page its height. */
function Underlines({ text, findMarks }: Pick<WritingAreaProps, "text" | "findMarks">) {
  const calm = useDeferredValue(text);
  const pieces = useMemo(() => piecesOf(calm, findMarks(calm)), [calm, findMarks]);
  return (
    <div className="writing__under" aria-hidden="true">
      {pieces.map((piece) =>
        piece.isMarked ? <u key={piece.at}>{piece.words}</u> : <span key={piece.at}>{piece.words}</span>,
      )}
      {/* Gives an empty last line a height. */}
      {"\n "}
    </div>
  );
}
