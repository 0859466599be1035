import { add } from "@text/common";
import * as text from "@text/dashboard/checklist";
import { addTask } from "@text/dashboard/taskForm";
import { ChevronDown, ListOrdered, WifiOff } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../components/Button.tsx";
import { Card } from "../../components/Card.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { HelpTip } from "../../components/HelpTip.tsx";
import { IconButton } from "../../components/IconButton.tsx";
import { Loading } from "../../components/Loading.tsx";
import { Notice } from "../../components/Notice.tsx";
import { onDemand } from "../../components/onDemand.tsx";
import { useToast } from "../../components/Toast.tsx";
import { UnreadableRecords } from "../../components/unreadableRecordsOnDemand.ts";
import type { ChecklistRow, ChecklistView } from "../../stores/ChecklistStore.ts";
import { useStores } from "../../stores/useStores.ts";
import { CairnPlate } from "./CairnPlate.tsx";
import { CarryOverNote } from "./CarryOverNote.tsx";
import { NO_DUE } from "./dueText.ts";
import { isInEarlierFold, isMoved, isOpen, isSetAside } from "./orderRows.ts";
import { PastDatesNote } from "./PastDatesNote.tsx";
import { type TaskDraft, TaskForm } from "./TaskForm.tsx";
import { TaskList } from "./TaskList.tsx";
import { useCollapse } from "./useCollapse.ts";
import "./ChecklistCard.css";

const EarlierTasks = onDemand(async () => (await import("./EarlierTasks.tsx")).EarlierTasks);
const SetAsideTasks = onDemand(async () => (await import("./SetAsideTasks.tsx")).SetAsideTasks);

const NEW_TASK: TaskDraft = { name: "", due: NO_DUE };

interface ChecklistCardProps {
  /** Remembered among the account's collapsed cards. */
  id: string;
  heading: string;
  help: string;
  /** Null where the student's stage has no year before it. */
  view: ChecklistView | null;
  today: string;
  /** This year's list has the cairn; last year's can hand its open rows over. */
  year: "current" | "previous";
}

/**
 * What a list is judged by: not by rows that went to another list, which are counted apart, were set aside or are from
 * before joining.
 */
function countOf(rows: readonly ChecklistRow[]): { done: number; total: number; moved: number } {
  const done = rows.filter(({ status }) => status === "Completed").length;
  const total = done + rows.filter(isOpen).length;
  return { done, total, moved: rows.filter(isMoved).length };
}

export const ChecklistCard = observer(function ChecklistCard(props: ChecklistCardProps) {
  const { id, heading, help, view, today, year } = props;
  const [isFolded, setFolded] = useCollapse(id);
  const showToast = useToast();
  const bodyId = useId();
  const isUnfolded = !isFolded;
  const arrow = useRef<HTMLButtonElement>(null);
  const rows = view?.status === "ready" ? view.rows : [];
  const { done, total, moved } = countOf(rows);

  function handleSort() {
    if (!view) return;
    // The button goes with the order that it undoes.
    arrow.current?.focus();
    void view.setOrder("due");
    showToast(text.sortedByDueDate, () => void view.setOrder("own"));
  }

  const tools = (
    <>
      {isUnfolded && view?.order === "own" && rows.some(isOpen) && (
        <Button variant="text" className="checklist__sort" onClick={handleSort}>
          <ListOrdered className="icon" aria-hidden />
          {text.sortByDueDate}
        </Button>
      )}
      {total + moved > 0 && !(year === "current" && isUnfolded) && (
        <span className="checklist__count">
          {total > 0 && (
            <>
              {text.doneOf(done, total)}
              <span className="visually-hidden">{text.tasksDone}</span>
            </>
          )}
          {total > 0 && moved > 0 && ", "}
          {moved > 0 && text.countMoved(moved)}
        </span>
      )}
      <IconButton
        ref={arrow}
        className="icon-button--arrow"
        icon={ChevronDown}
        label={isUnfolded ? text.collapse(heading) : text.expand(heading)}
        aria-expanded={isUnfolded}
        aria-controls={bodyId}
        onClick={() => setFolded(isUnfolded)}
      />
    </>
  );

  return (
    <Card
      className="checklist"
      heading={heading}
      help={<HelpTip label={text.aboutList(heading)}>{help}</HelpTip>}
      tools={tools}
    >
      <div id={bodyId} className="checklist__body" hidden={!isUnfolded}>
        {view ? (
          <ChecklistBody view={view} today={today} year={year} />
        ) : (
          <EmptyState heading={text.noPreviousYear}>{text.atFirstStage}</EmptyState>
        )}
      </div>
    </Card>
  );
});

interface ChecklistBodyProps {
  view: ChecklistView;
  today: string;
  year: "current" | "previous";
}

const ChecklistBody = observer(function ChecklistBody({ view, today, year }: ChecklistBodyProps) {
  const { connection } = useStores();
  const [isAdding, setIsAdding] = useState(false);
  const draft = useRef(NEW_TASK);
  const addButton = useRef<HTMLButtonElement>(null);
  const { done, total } = countOf(view.rows);
  const isEmpty = view.rows.length === 0;

  const keepDraft = useCallback((typed: TaskDraft) => {
    draft.current = typed;
  }, []);

  // Opened again under the list of another stage, the form would take the focus from where the student is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stage is what closes it; its words are kept.
  useEffect(() => () => setIsAdding(false), [view.stageId]);

  function handleLeave() {
    flushSync(() => setIsAdding(false));
    addButton.current?.focus();
  }

  function handleEmptied() {
    addButton.current?.focus();
  }

  if (view.status === "failed") {
    return (
      <div className="checklist__state">
        <ErrorNote retry={view.retry}>
          <span>{text.notLoaded}</span>
          <span className="checklist__help">{text.allSafe}</span>
        </ErrorNote>
      </div>
    );
  }
  if (view.status !== "ready" && !connection.isOnline) {
    return (
      <div className="checklist__state">
        <Notice icon={WifiOff} tone="warn">
          {text.notOnDevice}
        </Notice>
      </div>
    );
  }
  if (view.status !== "ready") return <Loading what={text.checklistItems} shape="rows" />;
  return (
    <>
      {isEmpty && !isAdding && (
        <EmptyState
          heading={text.noTasksYet}
          action={
            <Button ref={addButton} onClick={() => setIsAdding(true)}>
              {text.addFirstTask}
            </Button>
          }
        >
          {text.writeFirstTask}
        </EmptyState>
      )}
      {!isEmpty && (
        <>
          {year === "current" ? <PastDatesNote view={view} today={today} /> : <CarryOverNote view={view} />}
          <div className={year === "current" ? "checklist__grid checklist__grid--cairn" : "checklist__grid"}>
            <TaskList view={view} today={today} isPrevious={year === "previous"} onEmptied={handleEmptied} />
            {year === "current" && <CairnPlate done={done} total={total} />}
          </div>
        </>
      )}
      {year === "current" && view.rows.some(isInEarlierFold) && (
        <EarlierTasks view={view} today={today} onEmptied={handleEmptied} />
      )}
      {view.rows.some(isSetAside) && <SetAsideTasks view={view} onEmptied={handleEmptied} />}
      {view.unreadable.length > 0 && <UnreadableRecords records={view.unreadable} onDelete={view.remove} />}
      {view.saveError && (
        <div className="checklist__state">
          <ErrorNote>{view.saveError}</ErrorNote>
        </div>
      )}
      {isAdding && (
        <div className="checklist__add">
          <TaskForm
            label={addTask}
            saveLabel={add}
            today={today}
            draft={draft.current}
            clears
            onSave={({ name, due_date }) => view.addOwn(name, due_date)}
            onLeave={handleLeave}
            onType={keepDraft}
          />
        </div>
      )}
      {!isAdding && !isEmpty && (
        <button ref={addButton} type="button" className="checklist__add-button" onClick={() => setIsAdding(true)}>
          {text.addOwnTask}
        </button>
      )}
    </>
  );
});
