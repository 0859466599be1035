import { Pencil, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Choice } from "../../components/Choice.tsx";
import { Menu } from "../../components/Menu.tsx";
import { useEcho } from "../../forms/useEcho.ts";
import { useStores } from "../../stores/useStores.ts";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";
import { doneInWords, dueInWords } from "./dueDate.ts";
import { TaskNameForm } from "./TaskNameForm.tsx";
import "./TaskRow.css";

interface TaskRowProps {
  row: ChecklistRow;
  view: ChecklistView;
  today: string;
  onRemove: () => void;
}

export const TaskRow = observer(function TaskRow({ row, view, today, onRemove }: TaskRowProps) {
  /** The text of the rename field while it is open. */
  const [renaming, setRenaming] = useState<string | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const name = row.checklist_item_name;

  function closeRename() {
    flushSync(() => setRenaming(null));
    menuButton.current?.focus();
  }

  async function handleRename(text: string): Promise<boolean> {
    closeRename();
    const saved = text === name || (await view.rename(row.id, text));
    if (!saved) setRenaming(text);
    return saved;
  }

  if (renaming !== null) {
    return (
      <li className="task" data-row={row.id}>
        <TaskNameForm
          label={`New name for ${name}`}
          saveLabel="Save"
          text={renaming}
          onSave={handleRename}
          onLeave={closeRename}
        />
      </li>
    );
  }
  return (
    <li className="task" data-row={row.id} data-done={row.status === "Completed" || undefined}>
      <TaskTick row={row} today={today} onTick={(done) => view.setDone(row.id, done)} />
      {row.origin === "own" && (
        <Menu
          buttonRef={menuButton}
          label={`More for: ${name}`}
          actions={[
            { label: "Rename", icon: Pencil, act: () => setRenaming(name) },
            { label: "Delete", icon: Trash2, tone: "danger", act: onRemove },
          ]}
        />
      )}
    </li>
  );
});

interface TaskTickProps {
  row: ChecklistRow;
  today: string;
  onTick: (done: boolean) => Promise<boolean>;
}

const TaskTick = observer(function TaskTick({ row, today, onTick }: TaskTickProps) {
  const { connection } = useStores();
  const id = useId();
  const [isDone, choose] = useEcho(row.status === "Completed");
  const due = !isDone && row.due_date !== null ? dueInWords(row.due_date, today) : null;
  const asides = [
    isDone && doneInWords(row.completed_on, today),
    due && !due.isUrgent && due.text,
    row.origin === "own" && "Your own task",
    row.pending && !connection.isOnline && "Not synced yet",
  ].filter(Boolean);

  return (
    <Choice
      className="task__label"
      type="checkbox"
      checked={isDone}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-meta`}
      onChange={({ target }) => choose(target.checked, onTick(target.checked))}
    >
      <span className="task__text">
        <span id={`${id}-name`} className="task__name">
          {row.checklist_item_name}
        </span>
        <span id={`${id}-meta`} className="task__meta">
          {due?.isUrgent && <span className="task__urgent">{due.text}</span>} {asides.join(" · ")}
        </span>
      </span>
    </Choice>
  );
});
