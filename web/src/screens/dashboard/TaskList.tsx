import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { useToast } from "../../components/Toast.tsx";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";
import { orderRows } from "./orderRows.ts";
import { TaskRow } from "./TaskRow.tsx";
import { useGlide } from "./useGlide.ts";

interface TaskListProps {
  view: ChecklistView;
  today: string;
  /** The last row is going; the focus needs another place. */
  onEmptied: () => void;
}

export const TaskList = observer(function TaskList({ view, today, onEmptied }: TaskListProps) {
  const list = useRef<HTMLUListElement>(null);
  const showToast = useToast();
  const rows = orderRows(view.rows);
  useGlide(list, rows.map(({ id }) => id).join(" "));

  function handleRemove(row: ChecklistRow) {
    const index = rows.indexOf(row);
    const neighbor = rows[index + 1] ?? rows[index - 1];
    if (neighbor) list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(neighbor.id)}"] input`)?.focus();
    else onEmptied();
    void view.remove(row.id);
    showToast(`Deleted "${row.checklist_item_name}".`, () => void view.restore(row));
  }

  return (
    <ul ref={list}>
      {rows.map((row) => (
        <TaskRow key={row.id} row={row} view={view} today={today} onRemove={() => handleRemove(row)} />
      ))}
    </ul>
  );
});
