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
import { FAR_AWAY, farFrom, inSightAndLater } from "./inSightAndLater.ts";
import { isMoved, isOpen, isUndecided, orderRows } from "./orderRows.ts";
import { TaskRow } from "./TaskRow.tsx";
import { useCarryOver } from "./useCarryOver.ts";
import { useRestingRows } from "./useRestingRows.ts";
import { useRowFocus } from "./useRowFocus.ts";
import { useSetAside } from "./useSetAside.tsx";
import "../../ui/components/innerFold.css";

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
  const whole = useRef<HTMLDivElement>(null);
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
  const isFar = farFrom(today, view.fresh);
  const open = ordered.filter(isListed);
  // By date, tasks without one come before those that are far away.
  if (view.order === "due") open.sort((a, b) => Number(isFar(a)) - Number(isFar(b)));
  // A newly chosen order shows before the store reports it.
  const [openIds, choose] = useEcho(
    inSightAndLater(open, isFar)
      .flat()
      .map(({ id }) => id)
      .join(" "),
  );
  const ids = openIds === "" ? [] : openIds.split(" ");
  const byId = new Map(ordered.map((row) => [row.id, row]));
  const toDo = ids.flatMap((id) => byId.get(id) ?? []);
  const natural = [...toDo, ...ordered.filter((row) => !ids.includes(row.id))];
  const { rows, groups, rest, endRest } = useRestingRows(whole, natural, [
    inSightAndLater(toDo, isFar)[0].length,
    toDo.length,
  ]);
  const inSight = rows.slice(0, groups[0]);
  const later = rows.slice(...groups);
  const settled = rows.slice(groups[1]);
  const movedCount = settled.filter(isMoved).length;
  // A done row that is still among the open ones moves like any other.
  const dragged = inSight.map(({ id }) => id);
  const openInSight = dragged.filter((id) => ids.includes(id)).length;
  const focus = useRowFocus(list, dragged, onEmptied);
  const isWhole = useDrawnLater();
  const { draggedId, styleOf, handleGrip } = useDragRows(list, dragged, handleDrop);
  useGlide(list, (isWhole ? dragged : dragged.slice(0, FIRST_ROWS)).join(" "), isStill);

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
    rowWith(id)?.querySelector("input")?.focus();
  }

  function rowWith(id: string) {
    return whole.current?.querySelector(`[data-row="${CSS.escape(id)}"]`);
  }

  function handleRemove(row: ChecklistRow) {
    const gone = rowWith(row.id);
    const neighbor = gone?.nextElementSibling ?? gone?.previousElementSibling;
    if (neighbor) neighbor.querySelector("input")?.focus();
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

  function draw(row: ChecklistRow, index: number) {
    if (index >= FIRST_ROWS && !isWhole) return <li key={row.id} className="task" />;
    const place = ids.indexOf(row.id);
    return (
      <RowBoundary key={row.id} as="li" name={row.checklist_item_name} of={row}>
        <TaskRow
          row={row}
          view={view}
          today={today}
          canMoveUp={place > 0 && place !== openInSight}
          canMoveDown={place >= 0 && place < ids.length - 1 && place !== openInSight - 1}
          onMove={onMove}
          onGrip={dragged.includes(row.id) ? onGrip : undefined}
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
  }

  /** What is folded is closed at each visit. Its rows are drawn after the first picture. */
  const fold = (name: string, folded: readonly ChecklistRow[]) =>
    folded.length > 0 && (
      <details className="inner-fold">
        <summary>{name}</summary>
        <ul>{isWhole && folded.map(draw)}</ul>
      </details>
    );

  return (
    <div ref={whole} {...focus}>
      <ul ref={list} aria-busy={!isWhole || undefined} data-dragging={draggedId !== null || undefined}>
        {inSight.map(draw)}
      </ul>
      {fold(text.farAway(later.length, FAR_AWAY), later)}
      {fold(text.settled(settled.length - movedCount, movedCount), settled)}
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {asideDialog}
    </div>
  );
});
