import * as text from "@text/tracker/schoolDetails";
import { observer } from "mobx-react-lite";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { Button } from "../../ui/components/Button.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { dayText } from "../../views/dayText.ts";
import { useUsualDeadlines } from "./useUsualDeadlines.ts";

interface UsualDeadlineNoteProps {
  row: SchoolRecord;
  /** The note disappears with its suggestion, so its owner moves the focus. */
  onAdded: () => void;
}

/** Proposes the usual deadline of the school's plan, system or service, with its rule and source. */
export const UsualDeadlineNote = observer(function UsualDeadlineNote({ row, onAdded }: UsualDeadlineNoteProps) {
  const { proposed, add } = useUsualDeadlines([row]);
  const showToast = useToast();
  const [usual] = proposed;
  if (!usual) return null;

  function handleAdd({ label, day }: { label: string; day: string }) {
    showToast(text.deadlineAdded(label, dayText(day)), add());
    onAdded();
  }

  return (
    <div className="secondary-note">
      <p>{text.usualDeadlineIs(usual.label, dayText(usual.day))}</p>
      <div className="secondary-note__buttons">
        <Button variant="quiet" onClick={() => handleAdd(usual)}>
          {text.addUsualDeadline}
        </Button>
        <RuleCard rule={usual.rule} />
      </div>
    </div>
  );
});
