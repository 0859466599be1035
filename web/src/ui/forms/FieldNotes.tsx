import { CircleAlert } from "lucide-react";
import { type ReactNode, useContext } from "react";
import { EditsContext } from "./edits.ts";

interface FieldNotesProps {
  /** The field's id; `describedBy` derives the ids of the notes from it. */
  id: string;
  name: string;
  label: string;
  /** Formats a value of the field, if it is displayed differently from how it is stored. */
  say?: ((value: string) => string) | undefined;
  /** Whether the field's values are calendar days. */
  isDay?: boolean;
  hint?: ReactNode;
  errors?: string | undefined;
  /** An action that solves the error, next to the message. */
  remedy?: ReactNode;
  /** Between hint and error. */
  note?: ReactNode;
  /** Announced when it appears, like the error. */
  warning?: string | false;
}

/** The notes under a field: its hint, and its error, which is announced when it appears. */
export function FieldNotes(props: FieldNotesProps) {
  const { id, name, label, say, isDay = false, hint, errors, remedy, note, warning } = props;
  const { ConflictNote } = useContext(EditsContext);
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
      {note}
      <div aria-live="polite">
        {warning && <p className="field__hint">{warning}</p>}
        {errors && (
          <p id={`${id}-error`} className="field__error">
            <CircleAlert className="icon" aria-hidden />
            {errors}
          </p>
        )}
        {errors && remedy}
        {ConflictNote && <ConflictNote id={`${id}-conflict`} name={name} label={label} say={say} isDay={isDay} />}
      </div>
    </>
  );
}
