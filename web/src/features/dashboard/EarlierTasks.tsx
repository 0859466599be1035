import * as text from "@text/dashboard/laterTasks";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { Fold } from "../../ui/components/Fold.tsx";
import { RowBoundary } from "../../ui/components/RowBoundary.tsx";
import type { ChecklistView } from "./checklistView.ts";
import { EarlierButtons } from "./EarlierButtons.tsx";
import { isEarlier, isInEarlierFold } from "./orderRows.ts";
import { TaskRow } from "./TaskRow.tsx";
import { useRowFocus } from "./useRowFocus.ts";
import { useSetAside } from "./useSetAside.tsx";
import "./RowFold.css";

interface EarlierTasksProps {
  view: ChecklistView;
  today: string;
  /** Called before the last row disappears, because the focus needs another place. */
  onEmptied: () => void;
}

/** Tasks this year's list suggested before the student joined. The student says whether they did them. */
export const EarlierTasks = observer(function EarlierTasks({ view, today, onEmptied }: EarlierTasksProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { askAside, asideDialog } = useSetAside(view);
  // A ticked row stays in its place.
  const rows = view.rows.filter(isInEarlierFold).toSorted((a, b) => (a.due_date ?? "").localeCompare(b.due_date ?? ""));
  const undecided = rows.filter(isEarlier);
  const list = useRef<HTMLUListElement>(null);
  const focus = useRowFocus(
    list,
    rows.map(({ id }) => id),
    onEmptied,
  );

  return (
    <div className="row-fold">
      <Fold
        heading={text.earlierThisYear}
        level={3}
        meta={undecided.length > 0 ? text.beforeYouJoined(undecided.length) : text.doneBeforeYouJoined(rows.length)}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      >
        {undecided.length > 0 && (
          <div className="row-fold__decide">
            <p>{text.earlierAreNotLate}</p>
            <EarlierButtons view={view} rows={undecided} onDecided={onEmptied} />
          </div>
        )}
        <ul ref={list} {...focus}>
          {rows.map((row) => (
            <RowBoundary key={row.id} as="li" name={row.checklist_item_name} of={row}>
              <TaskRow row={row} view={view} today={today} onSetAside={askAside} />
            </RowBoundary>
          ))}
        </ul>
      </Fold>
      {asideDialog}
    </div>
  );
});
