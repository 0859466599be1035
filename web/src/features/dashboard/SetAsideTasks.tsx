import { notForMe } from "@text/dashboard/checklist";
import * as text from "@text/dashboard/laterTasks";
import { Undo2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { Fold } from "../../ui/components/Fold.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { dayText } from "../../views/dayText.ts";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";
import { isSetAside } from "./orderRows.ts";
import { useRowFocus } from "./useRowFocus.ts";
import "./RowFold.css";

interface SetAsideTasksProps {
  view: ChecklistView;
  /** Called before the last row disappears, because the focus needs another place. */
  onEmptied: () => void;
}

/** The tasks the student has set aside as "Not for me", the reasons, and buttons to bring them back. */
export const SetAsideTasks = observer(function SetAsideTasks({ view, onEmptied }: SetAsideTasksProps) {
  const [isOpen, setIsOpen] = useState(false);
  const showToast = useToast();
  const rows = view.rows.filter(isSetAside);
  const list = useRef<HTMLUListElement>(null);
  const focus = useRowFocus(
    list,
    rows.map(({ id }) => id),
    onEmptied,
  );

  function handleBringBack(row: ChecklistRow) {
    void view.bringBack(row.id);
    showToast(text.broughtBack(row.checklist_item_name), () => void view.setAside(row.id, row.set_aside_reason ?? ""));
  }

  return (
    <div className="row-fold">
      <Fold
        heading={notForMe}
        level={3}
        meta={text.setAsideCount(rows.length)}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      >
        <ul ref={list} {...focus}>
          {rows.map((row) => (
            <li key={row.id} className="set-aside" data-row={row.id}>
              <div className="set-aside__text">
                <p className="set-aside__name">{row.checklist_item_name}</p>
                <p className="set-aside__why">{whyOf(row)}</p>
              </div>
              <Button
                variant="text"
                aria-label={text.bringBackTask(row.checklist_item_name)}
                onClick={() => handleBringBack(row)}
              >
                <Undo2 className="icon" aria-hidden />
                {text.bringBack}
              </Button>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
});

function whyOf({ set_aside_on = "", set_aside_reason = "" }: ChecklistRow): string {
  const day = dayText(set_aside_on);
  return set_aside_reason === "" ? text.setAsideOn(day) : text.setAsideFor(day, set_aside_reason);
}
