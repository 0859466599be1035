import { type CopyMarks, copyStateOf } from "@domain/application/copyMarks";
import { lengthInForm } from "@domain/application/formCharacters";
import type { EntryField } from "@domain/experience/applicationEntry";
import * as text from "@text/tracker/application";
import { Check, Copy } from "lucide-react";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useCopy } from "../../ui/components/useCopy.ts";

interface FieldCopyProps {
  field: EntryField;
  marks: CopyMarks;
  onCopied: () => void;
}

/** One field of the form with a copy button. The check mark stays until the text changes. */
export function FieldCopy({ field, marks, onCopied }: FieldCopyProps) {
  const [copying, copy] = useCopy();
  const { id, label, value, limit } = field;
  const state = copyStateOf(marks, id, value);
  const Icon = state === "copied" ? Check : Copy;

  async function handleCopy() {
    if (await copy(value)) onCopied();
  }

  return (
    <div className="field-copy" data-state={state}>
      <dt className="field-copy__label">
        {label}
        {limit !== null && <Count length={lengthInForm(value)} limit={limit} />}
      </dt>
      <dd className="field-copy__value">
        {value === "" ? (
          <span className="field-copy__nothing">{text.nothingInField}</span>
        ) : (
          // Not translated, because it is pasted into an English form.
          <span className="field-copy__text" translate="no">
            {value}
          </span>
        )}
        {value !== "" && (
          <Button
            variant="quiet"
            className="field-copy__button"
            onClick={handleCopy}
            aria-label={text.copyField[state](label)}
          >
            <Icon className="icon" aria-hidden />
            {text.copyWords[state]}
          </Button>
        )}
        {copying === "refused" && <ErrorNote>{text.copyRefused}</ErrorNote>}
      </dd>
    </div>
  );
}

function Count({ length, limit }: { length: number; limit: number }) {
  const over = length - limit;
  return (
    <span className="field-copy__count" data-over={over > 0 || undefined}>
      {over > 0 ? text.over(over, limit) : text.usedOf(length, limit)}
    </span>
  );
}
