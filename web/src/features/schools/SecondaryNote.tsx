import { SECONDARY_RULE } from "@domain/application/secondaryRule";
import * as text from "@text/tracker/schoolDetails";
import { observer } from "mobx-react-lite";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { Button } from "../../ui/components/Button.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { dayText } from "../../views/dayText.ts";
import { useSecondary } from "./useSecondary.ts";

interface SecondaryNoteProps {
  row: SchoolRecord;
  /** The note disappears with its suggestion, so its owner moves the focus. */
  onAdded: () => void;
}

/** Suggests a deadline for a secondary that has arrived, and shows the rule and its source. */
export const SecondaryNote = observer(function SecondaryNote({ row, onAdded }: SecondaryNoteProps) {
  const { day, add } = useSecondary(row);
  if (day === null) return null;

  function handleAdd() {
    add();
    onAdded();
  }

  return (
    <div className="secondary-note">
      <p>{text.answerSecondary(dayText(day))}</p>
      <div className="secondary-note__buttons">
        <Button variant="quiet" onClick={handleAdd}>
          {text.addSecondary}
        </Button>
        <RuleCard rule={SECONDARY_RULE} />
      </div>
    </div>
  );
});
