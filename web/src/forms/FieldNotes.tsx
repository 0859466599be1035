import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { ConflictNote } from "./ConflictNote.tsx";

interface FieldNotesProps {
  /** Of the field; `describedBy` names the notes by it. */
  id: string;
  name: string;
  label: string;
  /** How a value of the field reads, where it reads otherwise than it is stored. */
  say?: ((value: string) => string) | undefined;
  hint?: ReactNode;
  errors?: string | undefined;
  /** A way on, next to the message. */
  remedy?: ReactNode;
  /** Between the two. */
  note?: ReactNode;
  /** Read out as it comes, as the message is. */
  warning?: string | false;
}

/** What stands under a field: its hint, and the one message about it, read out as it comes. */
export function FieldNotes({ id, name, label, say, hint, errors, remedy, note, warning }: FieldNotesProps) {
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
        <ConflictNote id={`${id}-conflict`} name={name} label={label} say={say} />
      </div>
    </>
  );
}
