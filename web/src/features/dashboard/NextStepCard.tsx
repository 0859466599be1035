import { loading } from "@text/common";
import * as text from "@text/dashboard/overview";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { resourceOf } from "../../base/paths.ts";
import { useFirstStores } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { Card } from "../../ui/components/Card.tsx";
import { HelpTip } from "../../ui/components/HelpTip.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";
import type { NextStep } from "./nextStep.ts";
import { isOpen } from "./orderRows.ts";
import { StepBody } from "./StepBody.tsx";
import { itemIdOf, useNext } from "./useNext.ts";

const OtherStep = onDemand(async () => (await import("./ofAllRecords.ts")).OtherStep, {
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
      {other && <OtherStep item={other} today={today} />}
      {!isComing && !other && <TaskStep view={view} step={step} isAllDone={!rows.some(isOpen)} today={today} />}
    </Card>
  );
});

interface TaskStepProps {
  view: ChecklistView;
  step: NextStep<ChecklistRow> | null;
  isAllDone: boolean;
  today: string;
}

function TaskStep({ view, step, isAllDone, today }: TaskStepProps) {
  const { putOff } = useFirstStores().checklists;
  if (!step) {
    return (
      <StepBody
        id=""
        name={isAllDone ? text.nothingOpen : text.enoughForToday}
        reason={isAllDone ? text.addWhenYouThink : text.allPutOff}
        onStartOver={isAllDone ? null : () => putOff.clear(today)}
      />
    );
  }
  const { row, reason, isUrgent } = step;
  return (
    <StepBody
      id={row.id}
      name={row.checklist_item_name}
      reason={reason}
      isUrgent={isUrgent}
      link={
        row.resourceId !== null && (
          <Link className={buttonClass("solid")} to={resourceOf(row.resourceId)}>
            {text.readMore}
          </Link>
        )
      }
      onDone={() => {
        void view.setDone(row.id, true);
        return () => void view.setDone(row.id, false);
      }}
      onNotNow={() => putOff.add(today, itemIdOf(row, view))}
    />
  );
}
