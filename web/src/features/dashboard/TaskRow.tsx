import { edit, remove } from "@text/common";
import * as text from "@text/dashboard/checklist";
import { doneTask } from "@text/dashboard/overview";
import {
  ArrowDown,
  ArrowUp,
  CalendarDays,
  CircleSlash,
  GripVertical,
  Info,
  Pencil,
  RotateCcw,
  Trash2,
  Undo2,
} from "lucide-react";
import { observer } from "mobx-react-lite";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFirstStores } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { Menu } from "../../ui/components/Menu.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useEcho } from "../../ui/forms/useEcho.ts";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";
import { doneInWords, dueInWords, nameDay } from "./dueDate.ts";
import { dueTextOf } from "./dueText.ts";
import { isUndecided } from "./orderRows.ts";
import { type TaskDraft, type TaskEntry, TaskForm } from "./TaskForm.tsx";
import "./TaskRow.css";

const SourceDialog = onDemand(async () => (await import("./SourceDialog.tsx")).SourceDialog);

/** The handlers are stable, so that a row renders again only when something about it changes. */
interface TaskRowProps {
  row: ChecklistRow;
  view: ChecklistView;
  today: string;
  canMoveUp?: boolean;
  canMoveDown?: boolean;
  onMove?: (row: ChecklistRow, by: -1 | 1) => void;
  /** Absent if the row cannot be dragged. */
  onGrip?: ((row: ChecklistRow, event: PointerEvent) => void) | undefined;
  isDragged?: boolean;
  style?: CSSProperties | undefined;
  /** Called before the row changes its place. */
  onTick?: ((row: ChecklistRow) => void) | undefined;
  /** Deletes the student's own task. */
  onRemove?: (row: ChecklistRow) => void;
  /** Removes a suggested task from the list as "Not for me". */
  onSetAside: (row: ChecklistRow) => void;
  /** Copies the row to this year's list; absent if it cannot go there. */
  onCarryOver?: ((row: ChecklistRow) => void) | undefined;
  /** Reopens a row after its copy was deleted. */
  onTakeBack?: ((row: ChecklistRow) => void) | undefined;
}

export const TaskRow = observer(function TaskRow(props: TaskRowProps) {
  const { row, view, today, canMoveUp = false, canMoveDown = false, onMove, onGrip, isDragged, style, onTick } = props;
  const { onRemove, onSetAside, onCarryOver, onTakeBack } = props;
  /** The fields' values while the row is being edited. */
  const [draft, setDraft] = useState<TaskDraft | null>(null);
  const [showsSource, setShowsSource] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const name = row.checklist_item_name;
  const isOwn = row.origin === "own";
  const canMove = canMoveUp || canMoveDown;

  function closeForm() {
    flushSync(() => setDraft(null));
    menuButton.current?.focus();
  }

  async function handleSave(entry: TaskEntry): Promise<boolean> {
    closeForm();
    const renames = draft?.name !== null && entry.name !== name;
    const saved = await Promise.all([
      !renames || view.rename(row.id, entry.name),
      entry.due_date === row.due_date || view.setDueDate(row.id, entry.due_date),
    ]);
    const isSaved = saved.every(Boolean);
    if (!isSaved) setDraft({ name: renames ? entry.name : (draft?.name ?? null), due: dueTextOf(entry.due_date) });
    return isSaved;
  }

  function handleKey(event: KeyboardEvent) {
    if (!event.altKey) return;
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (by === -1 ? canMoveUp : canMoveDown) onMove?.(row, by);
  }

  if (draft) {
    return (
      <li className="task" data-row={row.id}>
        <RowForm row={row} today={today} draft={draft} onSave={handleSave} onLeave={closeForm} />
      </li>
    );
  }
  const due = dueTextOf(row.due_date);
  const actions = [
    { label: edit, icon: Pencil, act: () => setDraft({ name, due }) },
    name !== row.given_name && {
      label: text.useSuggestedName,
      icon: RotateCcw,
      act: () => void view.rename(row.id, row.given_name),
    },
    isUndecided(row) && { label: text.dueDate, icon: CalendarDays, act: () => setDraft({ name: null, due }) },
    canMoveUp && { label: text.moveUp, icon: ArrowUp, act: () => onMove?.(row, -1) },
    canMoveDown && { label: text.moveDown, icon: ArrowDown, act: () => onMove?.(row, 1) },
    onTakeBack !== undefined && { label: text.openHereAgain, icon: Undo2, act: () => onTakeBack(row) },
    hasSource(row) && { label: text.aboutStep, icon: Info, act: () => setShowsSource(true) },
    !isOwn && isUndecided(row) && { label: text.notForMe, icon: CircleSlash, act: () => onSetAside(row) },
    isOwn &&
      onRemove !== undefined && { label: remove, icon: Trash2, tone: "danger" as const, act: () => onRemove(row) },
  ].filter((action) => action !== false);

  return (
    <li
      className="task"
      data-row={row.id}
      data-settled={row.status === "Completed" || row.moved_to !== undefined || undefined}
      data-dragged={isDragged || undefined}
      style={style}
      onKeyDown={handleKey}
    >
      {canMove && onGrip && (
        <span className="task__grip" aria-hidden onPointerDown={(event) => onGrip(row, event)}>
          <GripVertical className="icon" />
        </span>
      )}
      <TaskTick row={row} view={view} today={today} canMove={canMove} onTick={onTick} />
      <div className="task__tools">
        {onCarryOver && (
          <Button
            variant="text"
            className="task__carry"
            aria-label={text.moveTaskToThisYear(name)}
            onClick={() => onCarryOver(row)}
          >
            {text.moveToThisYear}
          </Button>
        )}
        <Menu buttonRef={menuButton} label={text.moreFor(name)} actions={actions} />
      </div>
      {showsSource && <SourceDialog row={row} checkedOn={view.checkedOn} onClose={() => setShowsSource(false)} />}
    </li>
  );
});

interface RowFormProps {
  row: ChecklistRow;
  today: string;
  draft: TaskDraft;
  onSave: (entry: TaskEntry) => Promise<boolean>;
  onLeave: () => void;
}

/** The fields of a row that is changed: its name and due date, or the due date alone. */
const RowForm = observer(function RowForm({ row, today, draft, onSave, onLeave }: RowFormProps) {
  const name = row.checklist_item_name;
  const isDateOnly = draft.name === null;
  return (
    <TaskForm
      taskName={name}
      today={today}
      draft={draft}
      stored={{ name: isDateOnly ? null : name, due: dueTextOf(row.due_date) }}
      onSave={onSave}
      onLeave={onLeave}
    />
  );
});

interface TaskTickProps {
  row: ChecklistRow;
  view: ChecklistView;
  today: string;
  canMove: boolean;
  onTick: ((row: ChecklistRow) => void) | undefined;
}

const TaskTick = observer(function TaskTick({ row, view, today, canMove, onTick }: TaskTickProps) {
  const { connection } = useStores();
  const { user } = useFirstStores();
  const id = useId();
  const [isDone, choose] = useEcho(row.status === "Completed");
  const showToast = useToast();
  const hasMoved = !isDone && row.moved_to !== undefined;
  const waitsFor = !isDone && !hasMoved ? row.due_date : null;
  // A task due before the student joined is not late.
  const due = waitsFor !== null && !row.isEarlier ? dueInWords(waitsFor, today) : null;
  const asides = [
    isDone && doneInWords(row.completed_on, today),
    hasMoved && (isOnListOf(row.moved_to, user.user?.current_stage) ? text.movedToThisYear : text.movedToLaterList),
    due && !due.isUrgent && due.text,
    waitsFor !== null && row.isEarlier && text.suggestedBy(nameDay(waitsFor, today)),
    // A row copied from last year's list counts as the student's own but has a category.
    row.origin === "own" && (row.category === null ? text.ownTask : text.leftFromLastYear),
    row.pending && !connection.isOnline && text.notSynced,
  ].filter(Boolean);

  function handleTick(done: boolean) {
    const { id: rowId, checklist_item_name: name, completed_on } = row;
    onTick?.(row);
    choose(done, view.setDone(rowId, done));
    if (done) showToast(doneTask(name), () => void view.setDone(rowId, false));
    else showToast(text.reopenedTask(name), () => void view.setDone(rowId, true, completed_on));
  }

  return (
    <Choice
      className="task__label"
      type="checkbox"
      once
      checked={isDone}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-meta`}
      aria-keyshortcuts={canMove ? "Alt+ArrowUp Alt+ArrowDown" : undefined}
      onChange={({ target }) => handleTick(target.checked)}
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

/** Suggested tasks name their source; the student's own do where they were made from a resource. */
function hasSource({ origin, resourceId }: ChecklistRow): boolean {
  return origin !== "own" || resourceId !== null;
}

function isOnListOf(movedTo: string | undefined, stageId: string | undefined): boolean {
  return stageId !== undefined && movedTo?.startsWith(`${stageId}/`) === true;
}
