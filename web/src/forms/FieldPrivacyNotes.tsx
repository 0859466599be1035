import { PrivacyNotes } from "../components/PrivacyNotes.tsx";
import type { TextControl } from "./TextNote.tsx";
import { typeInto } from "./typedFields.ts";

interface FieldPrivacyNotesProps {
  text: string;
  field: TextControl | null;
}

/** What could identify a patient in the text of a field that keeps its own text. */
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
