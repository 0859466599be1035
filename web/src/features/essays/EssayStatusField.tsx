import { ESSAY_STATUSES, type Essay, type EssayStatus } from "@domain/essay/essay";
import { essayEntryOf, lengthOf } from "@domain/essay/essayIndex";
import { statuses } from "@domain/text/en/essay";
import * as text from "@text/tracker/essays";
import { useState } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { Dialog } from "../../ui/components/Dialog.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";

interface EssayStatusFieldProps {
  essay: Essay;
  /** How many names and blanks in the text as it is now do not belong there. */
  findings: () => number;
  onChange: (status: EssayStatus) => void;
}

/** The essay's status. "Sent" is asked about while there is something to check. */
export function EssayStatusField({ essay, findings, onChange }: EssayStatusFieldProps) {
  const [asked, setAsked] = useState<string | null>(null);

  function handleChange(value: string) {
    const status = ESSAY_STATUSES.find((each) => each === value) ?? "drafting";
    const names = findings();
    const excess = excessOf(essay);
    if (status === "sent" && (names > 0 || excess !== "")) setAsked(text.sentFindings(names, excess));
    else onChange(status);
  }

  return (
    <>
      <SelectField
        label={text.status}
        name="status"
        value={essay.status}
        options={ESSAY_STATUSES.map((value) => ({ value, label: statuses[value] }))}
        onChange={({ target }) => handleChange(target.value)}
      />
      <Dialog
        title={text.sentAsk}
        text={asked}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>{text.lookAgain}</Button>
            <Button
              variant="quiet"
              onClick={() => {
                setAsked(null);
                onChange("sent");
              }}
            >
              {text.sentAnyway}
            </Button>
          </>
        }
      />
    </>
  );
}

/** "12 words over the limit of 250", or "" if the essay fits. */
function excessOf(essay: Essay): string {
  const excess = essay.limit === null ? 0 : lengthOf(essayEntryOf(essay)) - essay.limit;
  return essay.limit !== null && excess > 0 ? text.overLimit[essay.limit_unit](excess, essay.limit) : "";
}
