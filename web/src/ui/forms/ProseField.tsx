import * as words from "@text/forms";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldNotes } from "./FieldNotes.tsx";
import { type TextControl, TextNote } from "./TextNote.tsx";
import { useDescribedBy } from "./useDescribedBy.ts";
import "./Field.css";
import "./ProseField.css";

interface ProseFieldProps extends Omit<ComponentProps<"textarea">, "id" | "children" | "defaultValue"> {
  label: string;
  name: string;
  defaultValue?: string;
  errors?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
  /** A note about the current text, such as a counter. */
  renderNote?: (text: string, field: TextControl | null) => ReactNode;
}

/** A text area that grows with its content, and a note that updates while typing. The field is uncontrolled. */
export function ProseField({
  label,
  name,
  defaultValue = "",
  errors,
  hint,
  optional = false,
  renderNote,
  ...props
}: ProseFieldProps) {
  const id = useId();
  const described = useDescribedBy(id, name, { hint, errors });
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional">{words.optional}</span>}
      </label>
      <textarea
        rows={3}
        {...props}
        id={id}
        name={name}
        defaultValue={defaultValue}
        className="input prose-field"
        aria-required={!optional}
        aria-invalid={errors !== undefined}
        aria-describedby={described}
      />
      <FieldNotes
        id={id}
        name={name}
        label={label}
        hint={hint}
        errors={errors}
        note={
          renderNote && (
            <div className="prose-field__note">
              <TextNote render={renderNote} />
            </div>
          )
        }
      />
    </div>
  );
}
