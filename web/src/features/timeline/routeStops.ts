import type { BackPlan, PlannedStep } from "@domain/timeline/backPlan";
import * as text from "@text/route";
import { submit } from "@text/timeline";
import { Flag } from "lucide-react";
import { dayText } from "../../views/dayText.ts";
import { placeOfPlanStep } from "./placeOfPlanStep.ts";
import type { RouteStop } from "./RouteRow.tsx";
import type { Waypoint } from "./routeLegs.ts";
import { stepIcon } from "./stepIcons.ts";

/** A waypoint with its texts. `submitDay` is the application day; "" if the student has none. */
export function stopOfWaypoint({ step, state, on, isWalked, isFirstOfGrade }: Waypoint, submitDay: string): RouteStop {
  const said = on === "" ? text.states[state] : text.doneOn(text.states[state], dayText(on));
  const facts = text.stepFacts(step.grade, step.window.label, said);
  const flag = submitDay === "" ? null : text.applyOn(dayText(submitDay));
  const isEnded = state === "done" || state === "skipped";
  return {
    id: step.id,
    title: step.title,
    facts: flag === null ? facts : text.factsAndDay(facts, flag),
    note: isEnded ? said : step.window.label,
    tag: state === "here" || state === "next" ? text.states[state] : null,
    sign: isFirstOfGrade ? step.grade : null,
    flag,
    mark: state,
    icon: stepIcon(step.icon),
    isWalked,
  };
}

/** The icons of the back plan's steps, by id. */
const PICTURES: Readonly<Record<string, string>> = {
  study: "book",
  test: "pencil",
  scores: "hourglass",
  letters: "mail",
  statement: "notebook",
  transcript: "clipboard",
  verify: "hourglass",
};

/** The back plan as places in order of time: each step, the day itself, and what the service does afterward. */
export function stopsOfPlan(plan: BackPlan, today: string): RouteStop[] {
  const day: RouteStop = {
    id: placeOfPlanStep(),
    title: submit,
    facts: text.planFacts(dayText(plan.submit), text.planStates.ahead),
    note: dayText(plan.submit),
    tag: null,
    sign: null,
    flag: null,
    mark: "day",
    icon: Flag,
    isWalked: plan.submit <= today,
  };
  return [
    ...plan.steps.map((planned) => stopOfPlanned(planned, today)),
    day,
    ...plan.after.map((planned) => stopOfPlanned(planned, today)),
  ];
}

function stopOfPlanned({ step, start, end }: PlannedStep, today: string): RouteStop {
  const days = text.daysOfPlan(dayText(start), dayText(end));
  const when = end < today ? "over" : start <= today ? "now" : "ahead";
  const notes = {
    over: text.planOver(dayText(end)),
    now: text.planNow(dayText(end)),
    ahead: text.planAhead(dayText(start)),
  };
  return {
    id: placeOfPlanStep(step.id),
    title: step.label,
    facts: text.planFacts(days, text.planStates[when]),
    note: notes[when],
    tag: null,
    sign: null,
    flag: null,
    mark: when === "now" ? "next" : "open",
    icon: stepIcon(PICTURES[step.id] ?? ""),
    isWalked: start <= today,
  };
}
