import { hoursOf } from "@domain/experience/experienceHours";
import type { Counts } from "@domain/timeline/timelinePlan";
import type { TimelineStep } from "@domain/timeline/timelineStep";
import { TIMELINE } from "../../content/timeline.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { knownSteps } from "./knownSteps.ts";

interface KnownSteps {
  readonly states: Readonly<Record<string, TimelineStep>>;
  readonly counts: Counts;
}

/** The states of the steps, as the student has set them and as other records prove. Use it in an observer. */
export function useKnownSteps(today: string): KnownSteps {
  const { timeline, checklists, experiences, scores, schools } = usePlan();
  const official = (test: string) => scores.rows.filter((row) => row.test === test && row.kind === "official").length;
  const counts: Counts = {
    sat: official("SAT"),
    act: official("ACT"),
    mcat: official("MCAT"),
    dat: official("DAT"),
    colleges: schools.rows.filter(({ kind }) => kind === "UG").length,
  };
  const lists = [checklists.current, checklists.previous].flatMap((list) => list ?? []);
  const ticked = lists.flatMap(({ stageId, rows }) =>
    rows.filter(({ status }) => status === "Completed").map(({ id }) => `${stageId}/${id}`),
  );
  const stored = Object.fromEntries(timeline.rows.map(({ pending: _, id, ...step }) => [id, step]));
  const states = knownSteps(TIMELINE, stored, {
    counts,
    experiences: experiences.entries.map((entry) => ({
      type: entry.type,
      completed: hoursOf(entry, today).completed,
    })),
    schools: schools.rows,
    ticked: new Set(ticked),
  });
  return { states, counts };
}
