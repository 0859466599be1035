import { loading } from "@text/common";
import * as text from "@text/dashboard/overview";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { useFirstStores } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { HelpTip } from "../../ui/components/HelpTip.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useOnChange } from "../../ui/components/useOnChange.ts";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";
import type { NextStep } from "./nextStep.ts";
import { isOpen } from "./orderRows.ts";
import { itemIdOf, useNext } from "./useNext.ts";
import "./NextStepCard.css";

const OtherStep = onDemand(async () => (await import("./OtherStep.tsx")).OtherStep, {
  waiting: <div className="next-step__body" aria-busy="true" />,
});

interface NextStepCardProps {
  view: ChecklistView;
  today: string;
  stage: string;
}

/** The one thing to do next. Renders nothing if there is no list to choose from; the list's own card says why. */
export const NextStepCard = observer(function NextStepCard({ view, today, stage }: NextStepCardProps) {
  const { connection } = useStores();
  const { putOff } = useFirstStores().checklists;
  const { rows, step, other } = useNext(view, today, stage);

  const isComing = view.status === "loading" && connection.isOnline;
  if (rows.length === 0 && !isComing && !other) return null;
  return (
    <Card
      className="next-step"
      heading={text.nextStep}
      help={<HelpTip label={text.aboutNextStep}>{text.howNextStepIsChosen}</HelpTip>}
    >
      {isComing && !other && (
        <div className="next-step__body" aria-busy="true">
          <p className="visually-hidden">{loading(text.yourNextStep)}</p>
        </div>
      )}
      {other && <OtherStep item={other} today={today} onNotNow={() => putOff.add(today, other.id)} />}
      {!isComing && !other && (
        <StepBody
          view={view}
          step={step}
          isAllDone={!rows.some(isOpen)}
          onNotNow={(row) => putOff.add(today, itemIdOf(row, view))}
          onStartOver={() => putOff.clear(today)}
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
