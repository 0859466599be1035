import * as text from "@text/dashboard/checklist";
import { ChevronDown, ListOrdered, WifiOff } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router-dom";
import { ADD_TASK_HASH, DASHBOARD } from "../../base/paths.ts";
import { useHasPlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { HelpTip } from "../../ui/components/HelpTip.tsx";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { onDemand, preparing } from "../../ui/components/onDemand.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { UnreadableRecords } from "../../ui/components/unreadableRecordsOnDemand.ts";
import { useOnChange } from "../../ui/components/useOnChange.ts";
import { CairnPlate } from "./CairnPlate.tsx";
import { CarryOverNote } from "./CarryOverNote.tsx";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";
import { NO_DUE } from "./dueText.ts";
import { isInEarlierFold, isMoved, isOpen, isSetAside } from "./orderRows.ts";
import { pastDates } from "./pastDates.ts";
import { DueField, type TaskDraft, TaskForm } from "./TaskForm.tsx";
import { TaskList } from "./TaskList.tsx";
import { useCollapse } from "./useCollapse.ts";
import "./ChecklistCard.css";

/** Keeps the place of a closed fold, so that nothing below it moves away from a press. */
const PLACE = { waiting: <div className="checklist__fold" /> };
const EarlierTasks = onDemand(async () => (await import("./ofFewVisits.ts")).EarlierTasks, PLACE);
const SetAsideTasks = onDemand(async () => (await import("./ofFewVisits.ts")).SetAsideTasks, PLACE);

/** Keeps the place of two dates. */
const DATES = { waiting: <div className="next-dates" /> };
const NextDates = onDemand(async () => (await import("./WidgetColumn.tsx")).NextDates, DATES);

const PastDatesNote = onDemand(async () => (await import("./ofFewVisits.ts")).PastDatesNote);

const NEW_TASK: TaskDraft = { name: "", due: NO_DUE };

interface ChecklistCardProps {
  /** Its key among the account's collapsed cards. */
  id: string;
  heading: string;
  help: string;
  /** Null if the student's stage has no previous year. */
  view: ChecklistView | null;
  today: string;
  /** This year's list has the cairn. Last year's can carry its open rows over. */
  year: "current" | "previous";
}

/**
 * Counts the rows of a list. Leaves out rows that were set aside or are from before the student joined. Rows that were
 * carried over are counted separately.
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
  const isAsked = useLocation().hash === ADD_TASK_HASH && year === "current";
  const arrow = useRef<HTMLButtonElement>(null);
  const rows = view?.status === "ready" ? view.rows : [];
  const { done, total, moved } = countOf(rows);

  useOnChange(isAsked && view?.status === "ready", (unfolds) => {
    if (unfolds) setFolded(false);
  });

  function handleSort() {
    if (!view) return;
    // The button disappears with the order that it resets.
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
      <div id={bodyId} className="checklist__body" hidden={!isUnfolded} {...preparing(DueField)}>
        {view ? (
          <ChecklistBody view={view} today={today} year={year} isAsked={isAsked} />
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
  /** The address asks for the form of a new task. */
  isAsked: boolean;
}

const ChecklistBody = observer(function ChecklistBody({ view, today, year, isAsked }: ChecklistBodyProps) {
  const hasPlan = useHasPlan();
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const draft = useRef(NEW_TASK);
  const addButton = useRef<HTMLButtonElement>(null);
  const { done, total } = countOf(view.rows);
  const isEmpty = view.rows.length === 0;

  const keepDraft = useCallback((typed: TaskDraft) => {
    draft.current = typed;
  }, []);

  // If the form stayed open under another stage's list, it would take the focus.
  useOnChange(view.stageId, () => () => setIsAdding(false));

  // After the effect above, which runs when the list arrives. The hash goes, so that the shortcut works again.
  useEffect(() => {
    if (!isAsked || view.status !== "ready") return;
    setIsAdding(true);
    void navigate(DASHBOARD, { replace: true });
  }, [isAsked, view.status, navigate]);

  function handleLeave() {
    flushSync(() => setIsAdding(false));
    addButton.current?.focus();
  }

  const handleEmptied = useCallback(() => addButton.current?.focus(), []);

  if (view.status !== "ready") return <NotReady view={view} />;
  const addTask = !isAdding && !isEmpty && (
    <button ref={addButton} type="button" className="checklist__add-button" onClick={() => setIsAdding(true)}>
      {text.addOwnTask}
    </button>
  );
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
      {year === "current" && !isEmpty ? (
        <CairnPlate done={done} total={total}>
          {hasPlan ? <NextDates today={today} /> : DATES.waiting}
          {addTask}
        </CairnPlate>
      ) : (
        addTask
      )}
      {isAdding && (
        <div className="checklist__add">
          <TaskForm
            today={today}
            draft={draft.current}
            clears
            onSave={({ name, due_date }) => view.addOwn(name, due_date)}
            onLeave={handleLeave}
            onType={keepDraft}
          />
        </div>
      )}
      {!isEmpty && (
        <>
          {year === "current" ? <DatesNote view={view} today={today} /> : <CarryOverNote view={view} today={today} />}
          <TaskList view={view} today={today} isPrevious={year === "previous"} onEmptied={handleEmptied} />
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
    </>
  );
});

/** Says why there is no list, or that it is loading. */
const NotReady = observer(function NotReady({ view }: Pick<ChecklistBodyProps, "view">) {
  const { connection } = useStores();
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
  if (!connection.isOnline) {
    return (
      <div className="checklist__state">
        <Notice icon={WifiOff} tone="warn">
          {text.notOnDevice}
        </Notice>
      </div>
    );
  }
  return <Loading what={text.checklistItems} shape="rows" />;
});

/** Few lists have dates of a past year. */
const DatesNote = observer(function DatesNote({ view, today }: Pick<ChecklistBodyProps, "view" | "today">) {
  return pastDates(view.rows, today).length > 0 && <PastDatesNote view={view} today={today} />;
});
