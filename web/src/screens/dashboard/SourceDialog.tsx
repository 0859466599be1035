import { close } from "@text/common";
import * as text from "@text/dashboard/stepSource";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import type { ChecklistRow } from "./checklistView.ts";
import { longDay } from "./dayForms.ts";
import "./SourceDialog.css";

interface SourceDialogProps {
  row: ChecklistRow;
  checkedOn: string | null;
  onClose: () => void;
}

/** Where a row of ours comes from and how fresh it is. */
export function SourceDialog({ row, checkedOn, onClose }: SourceDialogProps) {
  const day = checkedOn && longDay(checkedOn);
  return (
    <Dialog
      title={text.heading}
      text={text.sameForAll}
      isOpen
      onClose={onClose}
      actions={<Button onClick={onClose}>{close}</Button>}
    >
      <dl className="source">
        <div>
          <dt>{text.step}</dt>
          <dd>{row.checklist_item_name}</dd>
        </div>
        {row.category !== null && (
          <div>
            <dt>{text.category}</dt>
            <dd>{row.category}</dd>
          </div>
        )}
        {day && (
          <div>
            <dt>{text.checkedOn}</dt>
            <dd>
              <time dateTime={checkedOn}>{day}</time>
            </dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
}
