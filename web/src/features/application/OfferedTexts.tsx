import { lengthInForm } from "@domain/application/formCharacters";
import * as text from "@text/tracker/application";
import { Button } from "../../ui/components/Button.tsx";
import type { TextControl } from "../../ui/forms/TextNote.tsx";
import { typeInto } from "../../ui/forms/typedFields.ts";
import type { OtherText } from "./otherTexts.ts";

interface OfferedTextsProps {
  texts: readonly OtherText[];
  /** What is in the field. */
  typed: string;
  field: TextControl | null;
  /** The form's limit. Null if none is known. */
  limit: number | null;
}

/** Buttons that put a text written for another form into the field, so that nothing is written twice. */
export function OfferedTexts({ texts, typed, field, limit }: OfferedTextsProps) {
  const others = texts.filter((other) => other.text !== typed);
  if (others.length === 0) return null;
  return (
    <span className="offered-texts">
      <span>{text.startFrom}</span>
      {others.map(({ source, text: words }) => (
        <Button key={source} variant="text" onClick={() => field && typeInto(field, words)}>
          {limit !== null && lengthInForm(words) > limit
            ? text.offeredOver(source, lengthInForm(words) - limit)
            : text.offered(source, lengthInForm(words))}
        </Button>
      ))}
    </span>
  );
}
