import { isStillUseful } from "@domain/checklist/stillUseful";
import * as text from "@text/dashboard/checklist";
import { observer } from "mobx-react-lite";
import { type PointerEvent, useRef, useState } from "react";
import { useFirstStores } from "../../stores/usePlan.ts";
import { RowBoundary } from "../../ui/components/RowBoundary.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useDragRows } from "../../ui/components/useDragRows.ts";
import { useDrawnLater } from "../../ui/components/useDrawnLater.ts";
import { useGlide } from "../../ui/components/useGlide.ts";
import { useStable } from "../../ui/components/useStable.ts";
import { useEcho } from "../../ui/forms/useEcho.ts";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";
import { isOpen, isUndecided, orderRows } from "./orderRows.ts";
import { TaskRow } from "./TaskRow.tsx";
import { useCarryOver } from "./useCarryOver.ts";
import { useRestingRows } from "./useRestingRows.ts";
import { useRowFocus } from "./useRowFocus.ts";
import { useSetAside } from "./useSetAside.tsx";

/**
 * How many rows the first picture has. The others are below the fold on most screens, or follow in the next frame. Until
 * then, empty rows keep their places, so that nothing below moves away from a press.
 */
const FIRST_ROWS = 4;

interface TaskListProps {
  view: ChecklistView;
  today: string;
  /** Last year's list: its open rows can be carried over. */
  isPrevious: boolean;
  /** Called before the last row disappears, because the focus needs another place. */
  onEmptied: () => void;
}

export const TaskList = observer(function TaskList({ view, today, isPrevious, onEmptied }: TaskListProps) {
  const { checklists } = useFirstStores();
  const list = useRef<HTMLUListElement>(null);
  const isStill = useRef(false);
  const [news, setNews] = useState("");
  const showToast = useToast();
  const carryOver = useCarryOver();
  const { askAside, asideDialog } = useSetAside(view);
  // All of last year's list may be from before the student joined, so it shows such rows. This year's list has a fold
  // for them.
  const isListed = isPrevious ? isUndecided : isOpen;
  const ordered = orderRows(isPrevious ? view.rows : view.rows.filter((row) => !row.isEarlier), view.order, isListed);
  // A newly chosen order shows before the store reports it.
  const [openIds, choose] = useEcho(
    ordered
      .filter(isListed)
      .map(({ id }) => id)
      .join(" "),
  );
  const ids = openIds === "" ? [] : openIds.split(" ");
  const byId = new Map(ordered.map((row) => [row.id, row]));
  const natural = [...ids.flatMap((id) => byId.get(id) ?? []), ...ordered.filter((row) => !ids.includes(row.id))];
  const { rows, rest, endRest } = useRestingRows(list, natural);
  // A done row that is still among the open ones moves like any other.
  const dragged = rows.map(({ id }) => id).slice(0, rows.findLastIndex(({ id }) => ids.includes(id)) + 1);
  const focus = useRowFocus(
    list,
    rows.map(({ id }) => id),
    onEmptied,
  );
  const isWhole = useDrawnLater();
  const drawn = isWhole ? rows.length : FIRST_ROWS;
  const { draggedId, styleOf, handleGrip } = useDragRows(list, dragged, handleDrop);
  const drawnIds = rows.slice(0, drawn).map(({ id }) => id);
  useGlide(list, drawnIds.join(" "), isStill);

  function moveTo(id: string, place: number) {
    const others = ids.filter((other) => other !== id);
    const wanted = others.toSpliced(place, 0, id);
    endRest();
    choose(wanted.join(" "), view.arrange(wanted));
    setNews(text.movedToPlace(byId.get(id)?.checklist_item_name ?? "", place + 1, ids.length));
  }

  function handleDrop(id: string, place: number) {
    // The rows are already in their places.
    isStill.current = true;
    const wanted = dragged.filter((other) => other !== id).toSpliced(place, 0, id);
    moveTo(id, wanted.filter((other) => ids.includes(other)).indexOf(id));
  }

  function focusRow(id: string) {
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] input`)?.focus();
  }

  function handleRemove(row: ChecklistRow) {
    const index = rows.indexOf(row);
    const neighbor = rows[index + 1] ?? rows[index - 1];
    if (neighbor) focusRow(neighbor.id);
    else onEmptied();
    void view.remove(row.id);
    showToast(text.deletedTask(row.checklist_item_name), () => void view.restore(row));
  }

  function handleCarryOver(row: ChecklistRow) {
    rest(row.id);
    if (carryOver([row])) focusRow(row.id);
  }

  function canTakeBack({ moved_to }: ChecklistRow): boolean {
    const [stageId, copyId = ""] = moved_to?.split("/") ?? [];
    const { current } = checklists;
    if (!isPrevious || current.status !== "ready" || stageId !== current.stageId) return false;
    return !current.rows.some(({ id }) => id === copyId);
  }

  function handleTakeBack({ id, moved_to }: ChecklistRow) {
    checklists.takeBack([{ id, copyId: moved_to?.split("/")[1] ?? "" }]);
  }

  const onMove = useStable((row: ChecklistRow, by: -1 | 1) => moveTo(row.id, ids.indexOf(row.id) + by));
  const onGrip = useStable((row: ChecklistRow, event: PointerEvent) => handleGrip(row.id, event));
  const onTick = useStable((row: ChecklistRow) => rest(row.id));
  const onRemove = useStable(handleRemove);
  const onCarryOver = useStable(handleCarryOver);
  const onTakeBack = useStable(handleTakeBack);

  return (
    <>
      <ul ref={list} {...focus} aria-busy={!isWhole || undefined} data-dragging={draggedId !== null || undefined}>
        {rows.map((row, index) => {
          if (index >= drawn) return <li key={row.id} className="task" />;
          const place = ids.indexOf(row.id);
          return (
            <RowBoundary key={row.id} as="li" name={row.checklist_item_name} of={row}>
              <TaskRow
                row={row}
                view={view}
                today={today}
                canMoveUp={place > 0}
                canMoveDown={place >= 0 && place < ids.length - 1}
                onMove={onMove}
                onGrip={onGrip}
                isDragged={draggedId === row.id}
                style={styleOf(row.id)}
                onTick={onTick}
                onRemove={onRemove}
                onSetAside={askAside}
                onCarryOver={
                  isPrevious &&
                  isUndecided(row) &&
                  checklists.current.status === "ready" &&
                  isStillUseful(row, view.stageId, checklists.current.stageId, today)
                    ? onCarryOver
                    : undefined
                }
                onTakeBack={canTakeBack(row) ? onTakeBack : undefined}
              />
            </RowBoundary>
          );
        })}
      </ul>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {asideDialog}
    </>
  );
});
