import { BALANCED_LIST_RULE } from "@domain/fit/fitRules";
import { ATTEMPT_ADVICE } from "@domain/score/scoreRules";
import type { Rule } from "@domain/shared/rule";
import type { DashboardItem } from "@domain/shared/stage";
import { type Counts, type Measure, measured, type PlanStep, percentDone } from "@domain/timeline/timelinePlan";
import type { TimelineStep } from "@domain/timeline/timelineStep";
import * as text from "@text/timeline";
import { Check } from "lucide-react";
import type { FindResource } from "../../content/resources.ts";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { StepButtons } from "./StepButtons.tsx";
import { StepResources } from "./StepResources.tsx";
import { StepRing } from "./StepRing.tsx";
import type { StepActions, TaskPlace } from "./stepActions.ts";
import { stepIcon } from "./stepIcons.ts";
import { TestWindow } from "./TestWindow.tsx";
import "./StepRow.css";

interface StepRowProps {
  step: PlanStep;
  state: TimelineStep | undefined;
  /** Shows the grade once, at its first step. */
  isFirstOfGrade: boolean;
  isHere: boolean;
  /** "Pre-Med" if steps of both tracks are shown. */
  side: string | null;
  counts: Counts;
  task: TaskPlace;
  canAdd: boolean;
  today: string;
  track: DashboardItem;
  findResource: FindResource | null;
  actions: StepActions;
}

/** The rule for a step that needs more than one of something. */
const COUNT_RULES: Readonly<Partial<Record<Measure, Rule | undefined>>> = {
  sat: ATTEMPT_ADVICE.SAT,
  act: ATTEMPT_ADVICE.ACT,
  colleges: BALANCED_LIST_RULE,
};

/** One step: what to do, when, its progress, and the student's own status for it. */
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
  track,
  findResource,
  actions,
}: StepRowProps) {
  const status = state?.status ?? "open";
  const Icon = status === "done" ? Check : stepIcon(step.icon);
  const percent = percentDone(step, state, counts);
  const counted = measured(step, counts);
  const countRule = step.measure && COUNT_RULES[step.measure];
  return (
    <li className="step" data-status={status} data-here={isHere || undefined} data-grade={isFirstOfGrade || undefined}>
      <span className="step__grade">{isFirstOfGrade && step.grade}</span>
      <span className="step__node">
        <Icon className="icon" aria-hidden />
      </span>
      <div className="step__body">
        <div className="step__top">
          <h3 id={step.id} tabIndex={-1}>
            {step.title}
          </h3>
          {isHere && <Tag tone="here">{text.youAreHere}</Tag>}
          {status === "skipped" && <Tag tone="outline">{text.skipped}</Tag>}
          {side && <Tag>{side}</Tag>}
          <p className="step__meta">
            <span className="step__fact">
              {step.window.label}
              <RuleCard rule={step.rule} />
            </span>
            {counted && counted.done > 0 && (
              <span className="step__fact">
                {text.soFar(counted.done, counted.total)}
                {countRule && <RuleCard rule={countRule} />}
              </span>
            )}
          </p>
        </div>
        <p>{step.text}</p>
        {step.test && <TestWindow test={step.test} window={step.window} today={today} />}
        <StepResources step={step.title} ids={step.resources} track={track} findResource={findResource} />
        <StepButtons step={step} state={state} task={task} canAdd={canAdd} actions={actions} />
      </div>
      {status === "skipped" ? (
        <span className="step__ring" />
      ) : (
        <StepRing percent={percent} label={text.percentDone(step.title, percent)} />
      )}
    </li>
  );
}
