import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface FieldNotesProps {
  /** Of the field; `describedBy` names the notes by it. */
  id: string;
  hint?: ReactNode;
  errors?: string | undefined;
}

/** What stands under a field: its hint, and the one message about it, read out as it comes. */
export function FieldNotes({ id, hint, errors }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {errors && (
          <p id={`${id}-error`} className="field__error">
            <CircleAlert className="icon" aria-hidden />
            {errors}
          </p>
        )}
      </div>
    </>
  );
}
