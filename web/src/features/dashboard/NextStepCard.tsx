import { loading } from "@text/common";
import * as text from "@text/dashboard/overview";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { HelpTip } from "../../ui/components/HelpTip.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useOnChange } from "../../ui/components/useOnChange.ts";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";
import { type NextStep, nextStep } from "./nextStep.ts";
import { isOpen, orderRows } from "./orderRows.ts";
import { keepPutOff, readPutOff } from "./putOff.ts";
import { useRowsLater } from "./useRowsLater.ts";
import "./NextStepCard.css";

interface NextStepCardProps {
  view: ChecklistView;
  today: string;
  stage: string;
}

/** One open task to begin with. Renders nothing if there is no list to choose from; the list's own card says why. */
export const NextStepCard = observer(function NextStepCard({ view, today, stage }: NextStepCardProps) {
  const { connection, session } = useStores();
  const uid = session.uid ?? "";
  const [kept, setKept] = useState({ today, putOff: readPutOff(uid, today) });
  const putOff = kept.today === today ? kept.putOff : new Set<string>();
  const listed = useRowsLater(view);
  const rows = view.status === "ready" ? orderRows(listed, view.order) : [];
  const step = nextStep(rows, { today, putOff, stage });

  function choose(ids: ReadonlySet<string>) {
    keepPutOff(uid, today, ids);
    setKept({ today, putOff: ids });
  }

  const isComing = view.status === "loading" && connection.isOnline;
  if (rows.length === 0 && !isComing) return null;
  return (
    <Card
      className="next-step"
      heading={text.nextStep}
      help={<HelpTip label={text.aboutNextStep}>{text.howNextStepIsChosen}</HelpTip>}
    >
      {isComing && (
        <div className="next-step__body" aria-busy="true">
          <p className="visually-hidden">{loading(text.yourNextStep)}</p>
        </div>
      )}
      {!isComing && (
        <StepBody
          view={view}
          step={step}
          isAllDone={!rows.some(isOpen)}
          onNotNow={(row) => choose(new Set([...putOff, row.id]))}
          onStartOver={() => choose(new Set())}
        />
      )}
    </Card>
  );
});

interface StepBodyProps {
  view: ChecklistView;
  step: NextStep<ChecklistRow> | null;
  isAllDone: boolean;
  onNotNow: (row: ChecklistRow) => void;
  onStartOver: () => void;
}

function StepBody({ view, step, isAllDone, onNotNow, onStartOver }: StepBodyProps) {
  const showToast = useToast();
  const body = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const row = step?.row;

  // The pressed button may be gone with the task.
  useOnChange(row, () => {
    if (hasActed.current && document.activeElement === document.body) body.current?.focus();
    hasActed.current = false;
  });

  function handleDone() {
    if (!row) return;
    hasActed.current = true;
    void view.setDone(row.id, true);
    showToast(text.doneTask(row.checklist_item_name), () => void view.setDone(row.id, false));
  }

  function handleNotNow() {
    hasActed.current = true;
    if (row) onNotNow(row);
  }

  function handleStartOver() {
    hasActed.current = true;
    onStartOver();
  }

  return (
    <div ref={body} className="next-step__body" tabIndex={-1}>
      <div className="next-step__text" aria-live="polite">
        <p className="next-step__name">
          {row?.checklist_item_name ?? (isAllDone ? text.nothingOpen : text.enoughForToday)}
        </p>
        <p className={step?.isUrgent ? "next-step__reason next-step__reason--urgent" : "next-step__reason"}>
          {step?.reason ?? (isAllDone ? text.addWhenYouThink : text.allPutOff)}
        </p>
      </div>
      {row && (
        <div className="next-step__actions">
          {/* The next task gets the same buttons. */}
          <Button data-once onClick={handleDone}>
            {text.markAsDone}
          </Button>
          <Button data-once variant="text" onClick={handleNotNow}>
            {text.notNow}
          </Button>
        </div>
      )}
      {!row && !isAllDone && (
        <Button variant="quiet" onClick={handleStartOver}>
          {text.showAgain}
        </Button>
      )}
    </div>
  );
}
