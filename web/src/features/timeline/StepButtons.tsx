import type { PlanStep } from "@domain/timeline/timelinePlan";
import type { TimelineStep } from "@domain/timeline/timelineStep";
import * as text from "@text/timeline";
import { ListPlus, SkipForward, Undo2 } from "lucide-react";
import { Choice } from "../../ui/components/Choice.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { useEcho } from "../../ui/forms/useEcho.ts";
import { ShareStep } from "./ShareStep.tsx";
import { StepButton } from "./StepButton.tsx";
import type { StepActions, TaskPlace } from "./stepActions.ts";
import { useKeptFocus } from "./useKeptFocus.ts";

interface StepButtonsProps {
  step: PlanStep;
  state: TimelineStep | undefined;
  task: TaskPlace;
  canAdd: boolean;
  actions: StepActions;
}

/** The actions available for a step in its current state. */
export function StepButtons({ step, state, ...open }: StepButtonsProps) {
  const status = state?.status ?? "open";
  const kept = useKeptFocus();
  return (
    <div className="step__actions" {...kept}>
      {status === "skipped" ? (
        <>
          <span className="step__reason">{state?.reason ? text.skippedFor(state.reason) : text.skipped}</span>
          <StepButton
            icon={Undo2}
            label={text.bringBack}
            name={text.bringBackStep(step.title)}
            onPress={() => open.actions.bringBack(step)}
          />
        </>
      ) : (
        <>
          <DoneChoice step={step} isDone={status === "done"} setDone={open.actions.setDone} />
          {status === "open" && (
            <StepButton
              icon={SkipForward}
              label={text.skip}
              name={text.skipStep(step.title)}
              onPress={() => open.actions.skip(step)}
            />
          )}
          <ShareStep step={step} />
          {status === "open" && <TaskAction step={step} {...open} />}
        </>
      )}
    </div>
  );
}

interface DoneChoiceProps {
  step: PlanStep;
  isDone: boolean;
  setDone: StepActions["setDone"];
}

function DoneChoice({ step, isDone, setDone }: DoneChoiceProps) {
  const [shown, choose] = useEcho(isDone);
  return (
    <Choice
      type="checkbox"
      checked={shown}
      aria-label={text.doneStep(step.title)}
      onChange={() => choose(!shown, setDone(step, !shown))}
    >
      {text.done}
    </Choice>
  );
}

/** Adds the step to the checklist, or links to the task that is already there. */
function TaskAction({ step, task, canAdd, actions }: Omit<StepButtonsProps, "state">) {
  return (
    <>
      {task === null && canAdd && (
        <StepButton
          icon={ListPlus}
          label={text.addToChecklist}
          name={text.addStepToChecklist(step.title)}
          onPress={() => actions.addToChecklist(step)}
        />
      )}
      {task === "here" && <Tag tone="ok">{text.onYourChecklist}</Tag>}
      {task === "elsewhere" && <Tag>{text.onOtherChecklist}</Tag>}
    </>
  );
}
