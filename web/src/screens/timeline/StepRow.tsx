import { type Counts, measured, type PlanStep, percentDone } from "@domain/timelinePlan";
import type { TimelineStep } from "@domain/timelineStep";
import * as text from "@text/timeline";
import { Check, ListPlus, SkipForward, Undo2 } from "lucide-react";
import { Button } from "../../components/Button.tsx";
import { Choice } from "../../components/Choice.tsx";
import { RuleCard } from "../../components/RuleCard.tsx";
import { Tag } from "../../components/Tag.tsx";
import { useEcho } from "../../forms/useEcho.ts";
import { StepRing } from "./StepRing.tsx";
import type { StepActions, TaskPlace } from "./stepActions.ts";
import { stepIcon } from "./stepIcons.ts";
import { TestWindow } from "./TestWindow.tsx";

interface StepRowProps {
  step: PlanStep;
  state: TimelineStep | undefined;
  /** Said once, where a grade begins. */
  isFirstOfGrade: boolean;
  isHere: boolean;
  /** "Pre-Med" where both sides are shown. */
  side: string | null;
  counts: Counts;
  task: TaskPlace;
  canAdd: boolean;
  today: string;
  actions: StepActions;
}

/** One step of the route: what to do, when, how far it is, and what the student has made of it. */
export function StepRow({
  step,
  state,
  isFirstOfGrade,
  isHere,
  side,
  counts,
  task,
  canAdd,
  today,
  actions,
}: StepRowProps) {
  const status = state?.status ?? "open";
  const Icon = status === "done" ? Check : stepIcon(step.icon);
  const percent = percentDone(step, state, counts);
  const counted = measured(step, counts);
  return (
    <li className="step" data-status={status} data-here={isHere || undefined} data-grade={isFirstOfGrade || undefined}>
      <span className="step__grade">{isFirstOfGrade && step.grade}</span>
      <span className="step__node">
        <Icon className="icon" aria-hidden />
      </span>
      <div className="step__body">
        <div className="step__top">
          <h3>{step.title}</h3>
          {isHere && <span className="step__here">{text.youAreHere}</span>}
          {status === "skipped" && <Tag tone="outline">{text.skipped}</Tag>}
          {side && <Tag>{side}</Tag>}
        </div>
        <p>{step.text}</p>
        <p className="step__meta">
          {step.window.label}
          {counted && counted.done > 0 && ` · ${text.soFar(counted.done, counted.total)}`}
          <RuleCard rule={step.rule} />
        </p>
        {step.test && <TestWindow test={step.test} window={step.window} today={today} />}
        {status === "skipped" ? (
          <div className="step__actions">
            <span className="step__reason">{state?.reason ? text.skippedFor(state.reason) : text.skipped}</span>
            <StepButton
              icon={Undo2}
              label={text.bringBack}
              name={text.bringBackStep(step.title)}
              onPress={() => actions.bringBack(step)}
            />
          </div>
        ) : (
          <div className="step__actions">
            <DoneChoice step={step} isDone={status === "done"} setDone={actions.setDone} />
            {status === "open" && <OpenActions step={step} task={task} canAdd={canAdd} actions={actions} />}
          </div>
        )}
      </div>
      {status === "skipped" ? (
        <span className="step__ring" />
      ) : (
        <StepRing percent={percent} label={text.percentDone(step.title, percent)} />
      )}
    </li>
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

function OpenActions({ step, task, canAdd, actions }: Pick<StepRowProps, "step" | "task" | "canAdd" | "actions">) {
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
      <StepButton
        icon={SkipForward}
        label={text.skip}
        name={text.skipStep(step.title)}
        onPress={() => actions.skip(step)}
      />
    </>
  );
}

interface StepButtonProps {
  icon: typeof Check;
  label: string;
  /** The label and the step it is about. */
  name: string;
  onPress: () => void;
}

function StepButton({ icon: Icon, label, name, onPress }: StepButtonProps) {
  return (
    <Button variant="text" aria-label={name} onClick={onPress}>
      <Icon className="icon" aria-hidden />
      {label}
    </Button>
  );
}
