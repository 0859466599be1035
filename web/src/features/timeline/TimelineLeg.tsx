import type { DashboardItem } from "@domain/shared/stage";
import {
  type Counts,
  countSteps,
  type PlanStep,
  stepHere,
  stepsFor,
  type TimelineSection,
} from "@domain/timeline/timelinePlan";
import type { TimelineStep } from "@domain/timeline/timelineStep";
import * as text from "@text/timeline";
import type { FindResource } from "../../content/resources.ts";
import { Cairn } from "../../ui/components/Cairn.tsx";
import { Fold } from "../../ui/components/Fold.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { StepRow } from "./StepRow.tsx";
import { type StepActions, taskPlace } from "./stepActions.ts";
import "./TimelineLeg.css";

export interface LegStudent {
  readonly stageId: string;
  readonly dashboardItem: DashboardItem;
}

interface TimelineLegProps {
  section: TimelineSection;
  student: LegStudent;
  isOwn: boolean;
  /** The ids of the steps of earlier grades and sections. */
  behind: ReadonlySet<string>;
  states: Readonly<Record<string, TimelineStep | undefined>>;
  counts: Counts;
  list: Parameters<typeof taskPlace>[1];
  canAdd: boolean;
  today: string;
  findResource: FindResource | null;
  isOpen: boolean;
  onToggle: () => void;
  actions: StepActions;
}

/** One section of the timeline, collapsed until the student opens it. */
export function TimelineLeg({
  section,
  student,
  isOwn,
  behind,
  states,
  counts,
  list,
  canAdd,
  today,
  findResource,
  isOpen,
  onToggle,
  actions,
}: TimelineLegProps) {
  const steps = stepsFor(section, student.dashboardItem);
  const { done, total, skipped } = countSteps(steps, states, behind);
  const here = isOwn ? stepHere(steps, states, student.stageId) : null;
  const isSided = new Set(steps.map(sideOf)).size > 2;
  return (
    <Fold
      heading={section.name}
      mark={<Cairn className="leg__cairn" done={done} total={total} mini />}
      meta={
        <>
          {isOwn && <Tag tone="here">{text.yourSection}</Tag>}{" "}
          {skipped > 0 ? text.stepsDoneAndSkipped(done, total, skipped) : text.stepsDone(done, total)}
        </>
      }
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <ol className="steps">
        {steps.map((step, index) => (
          <StepRow
            key={step.id}
            step={step}
            state={states[step.id]}
            isFirstOfGrade={step.grade !== steps[index - 1]?.grade}
            isHere={step.id === here}
            side={isSided ? sideOf(step) : null}
            counts={counts}
            task={taskPlace(states[step.id], list)}
            canAdd={canAdd}
            today={today}
            track={student.dashboardItem}
            findResource={findResource}
            actions={actions}
          />
        ))}
      </ol>
    </Fold>
  );
}

/** Null for a step of both tracks or of neither. */
function sideOf({ tracks }: PlanStep): string | null {
  const [only] = tracks;
  return tracks.length === 1 && (only === "PM" || only === "PD") ? text.sides[only] : null;
}
