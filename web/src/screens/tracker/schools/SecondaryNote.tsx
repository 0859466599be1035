import { SECONDARY_RULE } from "@domain/application/secondaryDay";
import * as text from "@text/tracker/schoolDetails";
import { observer } from "mobx-react-lite";
import { Button } from "../../../components/Button.tsx";
import { dayText } from "../../../components/dayText.ts";
import { RuleCard } from "../../../components/RuleCard.tsx";
import type { SchoolRecord } from "../../../stores/SchoolsStore.ts";
import { useSecondary } from "./useSecondary.ts";

interface SecondaryNoteProps {
  row: SchoolRecord;
  /** The note goes with what it suggests, so its owner says where the focus goes on. */
  onAdded: () => void;
}

/** Suggests the deadline of a secondary that has come, and says whose rule that is. */
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
