import type { PlanStep } from "@domain/timeline/timelinePlan";
import { windowEnd } from "@domain/timeline/timelinePlan";
import type { TimelineStep } from "@domain/timeline/timelineStep";
import * as text from "@text/timeline";
import { useState } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import { type StepActions, taskIdOf } from "./stepActions.ts";

interface StepHandling {
  readonly actions: StepActions;
  /** The step the skip dialog asks about; null while it is closed. */
  readonly skipping: PlanStep | null;
  readonly skip: (reason: string) => void;
  readonly endSkip: () => void;
}

/** The handlers for a step's buttons. They do not wait for the server, so a step changes at once, even offline. */
export function useStepActions(
  states: Readonly<Record<string, TimelineStep | undefined>>,
  today: string,
): StepHandling {
  const { timeline, checklists } = usePlan();
  const toast = useToast();
  const [skipping, setSkipping] = useState<PlanStep | null>(null);

  function change(step: PlanStep, fields: Partial<TimelineStep>): Promise<boolean> {
    const { status, on, reason, task } = { ...(states[step.id] ?? NEW), on: today, ...fields };
    return timeline.set(step.id, { status, on, reason, task });
  }

  function setStatus(step: PlanStep, status: TimelineStep["status"], said: string, reason = "") {
    const before = states[step.id] ?? { ...NEW, on: today };
    toast(said, () => void change(step, { status: before.status, reason: before.reason, on: before.on || today }));
    return change(step, { status, reason });
  }

  const actions: StepActions = {
    setDone: (step, isDone) =>
      setStatus(step, isDone ? "done" : "open", (isDone ? text.doneStep : text.reopened)(step.title)),
    skip: setSkipping,
    bringBack: (step) => void setStatus(step, "open", text.backOnRoute(step.title)),
    addToChecklist: (step) => {
      const { current } = checklists;
      if (current.stageId === null) return;
      const id = taskIdOf(step.id);
      void current.addOwn(step.title, windowEnd(step.window, today), id, step.resources[0]);
      void change(step, { task: `${current.stageId}/${id}` });
      toast(text.addedToChecklist(step.title), () => {
        void current.remove(id);
        void change(step, { task: null });
      });
    },
  };

  function skip(reason: string) {
    if (skipping) void setStatus(skipping, "skipped", text.skippedStep(skipping.title), reason);
    setSkipping(null);
  }

  return { actions, skipping, skip, endSkip: () => setSkipping(null) };
}

const NEW = { status: "open", on: "", reason: "", task: null } as const satisfies TimelineStep;
