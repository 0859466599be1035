import { PrivacyNotes } from "../components/PrivacyNotes.tsx";
import type { TextControl } from "./TextNote.tsx";
import { typeInto } from "./typedFields.ts";

interface FieldPrivacyNotesProps {
  text: string;
  field: TextControl | null;
}

/** Details that could identify a patient in the text of an uncontrolled field. */
export function FieldPrivacyNotes({ text, field }: FieldPrivacyNotesProps) {
  return (
    <PrivacyNotes
      text={text}
      latest={() => field?.value ?? text}
      onWrite={(softer) => {
        if (!field) return;
        typeInto(field, softer);
        field.focus();
      }}
      onLeave={() => field?.focus()}
    />
  );
}
