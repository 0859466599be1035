import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { formatDay } from "./academicCalendar.ts";
import type { ChecklistRow } from "./checklistView.ts";
import "./SourceDialog.css";

interface SourceDialogProps {
  row: ChecklistRow;
  checkedOn: string | null;
  onClose: () => void;
}

/** Where a row of ours comes from and how fresh it is. */
export function SourceDialog({ row, checkedOn, onClose }: SourceDialogProps) {
  const day = checkedOn && formatDay(checkedOn, { month: "long", day: "numeric", year: "numeric" });
  return (
    <Dialog
      title="Where this step comes from"
      text="Cairn puts the same list on the checklist of every student at this stage. Its months are suggestions, so change a date that does not fit your year."
      isOpen
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <dl className="source">
        <div>
          <dt>Step</dt>
          <dd>{row.checklist_item_name}</dd>
        </div>
        {row.category !== null && (
          <div>
            <dt>Category</dt>
            <dd>{row.category}</dd>
          </div>
        )}
        {day && (
          <div>
            <dt>Wording and month checked on</dt>
            <dd>
              <time dateTime={checkedOn}>{day}</time>
            </dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
}
