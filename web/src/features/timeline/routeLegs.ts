import {
  countSteps,
  type PlanStep,
  type SectionCount,
  stepHere,
  stepsBehind,
  stepsFor,
  type TimelineSection,
} from "@domain/timeline/timelinePlan";
import type { TimelineStep } from "@domain/timeline/timelineStep";

/** `here` is the student's current step, `next` the open one after it, `open` any other that is not done. */
export type WaypointState = "done" | "skipped" | "here" | "next" | "open";

/** One step as a place on the route. */
export interface Waypoint {
  readonly step: PlanStep;
  readonly state: WaypointState;
  /** The day it was done or skipped, "YYYY-MM-DD"; "" for any other. */
  readonly on: string;
  /** The student has come this far, even if steps before it were left out. */
  readonly isWalked: boolean;
  readonly isFirstOfGrade: boolean;
}

/** One section of the route. */
export interface RouteLeg {
  readonly id: string;
  readonly name: string;
  readonly isOwn: boolean;
  /** The student is at its end: no step of their own section is open. */
  readonly isHere: boolean;
  /** A side branch: an optional gap year, or one of two schools. What follows does not start at its end. */
  readonly side: "gap" | "school" | null;
  readonly count: SectionCount;
  readonly waypoints: readonly Waypoint[];
}

export interface RouteStudent {
  readonly stageId: string;
  readonly dashboardItem: string;
  /** The id of the section of their stage. */
  readonly own: string;
}

type States = Readonly<Record<string, TimelineStep | undefined>>;

const GAP = "gap-years";
/** The last section of each path. */
const SCHOOL: Readonly<Record<string, string>> = { PM: "medical-school", PD: "dental-school" };

/**
 * The student's route: the sections of their path in order (both schools until a path is chosen), with the state of
 * each step.
 */
export function routeLegs(sections: readonly TimelineSection[], states: States, student: RouteStudent): RouteLeg[] {
  const { own, stageId, dashboardItem } = student;
  const school = SCHOOL[dashboardItem];
  const schools = Object.values(SCHOOL);
  const path = sections.filter(
    ({ id }) => id === own || school === undefined || id === school || !schools.includes(id),
  );
  const isForked = schools.every((id) => path.some((section) => section.id === id));
  const all = path.flatMap((section) => stepsFor(section, dashboardItem));
  const ownSteps = path.filter(({ id }) => id === own).flatMap((section) => stepsFor(section, dashboardItem));
  const here = stepHere(ownSteps, states, stageId);
  // A student with no open step has reached the end of their section.
  const reached = all.findIndex(({ id }) => id === (here ?? ownSteps.at(-1)?.id));
  const isOpen = ({ id }: PlanStep) => (states[id]?.status ?? "open") === "open";
  const isAhead = (section: TimelineSection) => section.id !== GAP || section.id === own;
  const ahead = path.filter(isAhead).flatMap((section) => stepsFor(section, dashboardItem));
  const next = ahead.find((step) => isOpen(step) && all.indexOf(step) > reached)?.id;

  return path.map((section): RouteLeg => {
    const steps = stepsFor(section, dashboardItem);
    const isOwn = section.id === own;
    const side = section.id === GAP && !isOwn ? "gap" : isForked && schools.includes(section.id) ? "school" : null;
    return {
      id: section.id,
      name: section.name,
      isOwn,
      isHere: isOwn && here === null,
      side,
      count: countSteps(steps, states, stepsBehind(sections, section.id, own, stageId)),
      waypoints: steps.map((step, index): Waypoint => {
        const { status = "open", on = "" } = states[step.id] ?? {};
        return {
          step,
          state: status === "open" ? openStateOf(step.id, here, next) : status,
          on: status === "open" ? "" : on,
          isWalked: (isOwn || side === null) && all.indexOf(step) <= reached,
          isFirstOfGrade: step.grade !== steps[index - 1]?.grade,
        };
      }),
    };
  });
}

/** Of the steps still to do, one may be where the student is, and one the next ahead. */
function openStateOf(stepId: string, here: string | null, next: string | undefined): Waypoint["state"] {
  if (stepId === here) return "here";
  return stepId === next ? "next" : "open";
}
