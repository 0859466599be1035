import { ChevronDown, WifiOff } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../components/Button.tsx";
import { Card } from "../../components/Card.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { HelpTip } from "../../components/HelpTip.tsx";
import { IconButton } from "../../components/IconButton.tsx";
import { Loading } from "../../components/Loading.tsx";
import { Notice } from "../../components/Notice.tsx";
import { useStores } from "../../stores/useStores.ts";
import { CairnPlate } from "./CairnPlate.tsx";
import type { ChecklistView } from "./checklistView.ts";
import { TaskList } from "./TaskList.tsx";
import { TaskNameForm } from "./TaskNameForm.tsx";
import "./ChecklistCard.css";

interface ChecklistCardProps {
  /** Remembered among the account's collapsed cards. */
  id: string;
  heading: string;
  help: string;
  /** Null where the student's stage has no year before it. */
  view: ChecklistView | null;
  today: string;
  withCairn?: boolean;
}

export const ChecklistCard = observer(function ChecklistCard(props: ChecklistCardProps) {
  const { id, heading, help, view, today, withCairn = false } = props;
  const { user } = useStores();
  const bodyId = useId();
  const collapsed = user.user?.preferences.collapsed ?? [];
  const isOpen = !collapsed.includes(id);
  const rows = view?.status === "ready" ? view.rows : [];
  const done = rows.filter(({ status }) => status === "Completed").length;

  function handleToggle() {
    const others = collapsed.filter((other) => other !== id);
    void user.setPreferences({ collapsed: isOpen ? [...others, id] : others });
  }

  const tools = (
    <>
      {rows.length > 0 && !(withCairn && isOpen) && (
        <span className="checklist__count">
          {done} of {rows.length}
          <span className="visually-hidden"> tasks done</span>
        </span>
      )}
      <IconButton
        className="icon-button--arrow"
        icon={ChevronDown}
        label={`${isOpen ? "Collapse" : "Expand"} ${heading}`}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={handleToggle}
      />
    </>
  );

  return (
    <Card
      className="checklist"
      heading={heading}
      help={<HelpTip label={`About ${heading}`}>{help}</HelpTip>}
      tools={tools}
    >
      <div id={bodyId} className="checklist__body" hidden={!isOpen}>
        {view ? (
          <ChecklistBody view={view} today={today} withCairn={withCairn} />
        ) : (
          <EmptyState heading="No previous year yet">
            You stand at the first stage. When you move on, the list of this year is kept here.
          </EmptyState>
        )}
      </div>
    </Card>
  );
});

interface ChecklistBodyProps {
  view: ChecklistView;
  today: string;
  withCairn: boolean;
}

const ChecklistBody = observer(function ChecklistBody({ view, today, withCairn }: ChecklistBodyProps) {
  const { connection } = useStores();
  const [isAdding, setIsAdding] = useState(false);
  const draft = useRef("");
  const addButton = useRef<HTMLButtonElement>(null);
  const done = view.rows.filter(({ status }) => status === "Completed").length;
  const isEmpty = view.rows.length === 0;

  function handleLeave(text: string) {
    draft.current = text;
    flushSync(() => setIsAdding(false));
    addButton.current?.focus();
  }

  if (view.status === "failed") {
    return (
      <div className="checklist__state">
        <ErrorNote retry={view.retry}>
          <span>Failed to load checklist items</span>
          <span className="checklist__help">Your ticks and tasks are safe.</span>
        </ErrorNote>
      </div>
    );
  }
  if (view.status !== "ready" && !connection.isOnline) {
    return (
      <div className="checklist__state">
        <Notice icon={WifiOff} tone="warn">
          This list is not on this device yet. It opens once you are connected.
        </Notice>
      </div>
    );
  }
  if (view.status !== "ready") return <Loading what="checklist items" shape="rows" />;
  return (
    <>
      {isEmpty && !isAdding && (
        <EmptyState
          heading="No tasks yet"
          action={
            <Button ref={addButton} onClick={() => setIsAdding(true)}>
              Add your first task
            </Button>
          }
        >
          Write down one thing to do this year. It becomes the first stone.
        </EmptyState>
      )}
      {!isEmpty && (
        <div className={withCairn ? "checklist__grid checklist__grid--cairn" : "checklist__grid"}>
          <TaskList view={view} today={today} onEmptied={() => addButton.current?.focus()} />
          {withCairn && <CairnPlate done={done} total={view.rows.length} />}
        </div>
      )}
      {view.saveError && (
        <div className="checklist__state">
          <ErrorNote>{view.saveError}</ErrorNote>
        </div>
      )}
      {isAdding && (
        <div className="checklist__add">
          <TaskNameForm
            label="New task"
            placeholder="What do you need to do?"
            saveLabel="Add"
            text={draft.current}
            clears
            onSave={view.addOwn}
            onLeave={handleLeave}
          />
        </div>
      )}
      {!isAdding && !isEmpty && (
        <button ref={addButton} type="button" className="checklist__add-button" onClick={() => setIsAdding(true)}>
          + Add Your Own Task!
        </button>
      )}
    </>
  );
});
