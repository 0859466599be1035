import type { School, SchoolKind } from "@domain/school/school";
import type { ExperienceType } from "@domain/shared/experienceType";
import { type Counts, measured, type PlanStep, type TimelineSection } from "@domain/timeline/timelinePlan";
import type { TimelineStep } from "@domain/timeline/timelineStep";

/** What the student's other records say about the steps. */
export interface Evidence {
  readonly counts: Counts;
  /** Completed hours of each experience. */
  readonly experiences: readonly { readonly type: ExperienceType; readonly completed: number }[];
  readonly schools: readonly Pick<School, "kind" | "status">[];
  /** The ticked tasks of the checklists, as `stageId/rowId`. */
  readonly ticked: ReadonlySet<string>;
}

type States = Readonly<Record<string, TimelineStep>>;

/** The steps that hours of a type do. */
const BY_HOURS: Readonly<Record<string, readonly ExperienceType[]>> = {
  "hs-clubs": ["Extracurriculars"],
  "hs-volunteering": ["Volunteering"],
  "hs-leadership": ["Leadership & Awards"],
  "hs-shadowing": ["Shadowing"],
  "ug-log": [
    "Volunteering",
    "Research",
    "Clinical Experience",
    "Extracurriculars",
    "Shadowing",
    "Employment",
    "Leadership & Awards",
  ],
  "ug-service": ["Volunteering"],
  "ug-shadow-pm": ["Shadowing"],
  "ug-shadow-pd": ["Shadowing"],
  "ug-clinical": ["Clinical Experience"],
  "ug-research": ["Research"],
};

/** The steps that an application to a kind of school does. */
const BY_APPLICATION: Readonly<Record<string, readonly SchoolKind[]>> = {
  "hs-applications": ["UG"],
  "ug-apply-pm": ["MD", "DO"],
  "ug-apply-pd": ["DDS"],
  "gap-apply": ["MD", "DO", "DDS"],
};

/**
 * The states of the steps, with those done that other records prove. What the student has said of a step comes first,
 * except that ticking its task does it.
 */
export function knownSteps(sections: readonly TimelineSection[], states: States, evidence: Evidence): States {
  const steps = sections.flatMap((section) => section.steps);
  const proven = steps.filter((step) => {
    const state = states[step.id];
    return state === undefined ? isProven(step, evidence) : state.status === "open" && isTicked(state, evidence);
  });
  const done = proven.map(({ id }) => {
    const { on = "", task = null } = states[id] ?? {};
    return [id, { status: "done", on, reason: "", task } satisfies TimelineStep] as const;
  });
  return { ...states, ...Object.fromEntries(done) };
}

function isTicked({ task }: TimelineStep, { ticked }: Evidence): boolean {
  return task !== null && ticked.has(task);
}

function isProven(step: PlanStep, { counts, experiences, schools }: Evidence): boolean {
  const counted = measured(step, counts);
  const types = BY_HOURS[step.id] ?? [];
  const kinds = BY_APPLICATION[step.id] ?? [];
  return (
    (counted !== null && counted.done >= counted.total) ||
    experiences.some(({ type, completed }) => completed > 0 && types.includes(type)) ||
    schools.some(({ kind, status }) => status !== "researching" && status !== "applying" && kinds.includes(kind))
  );
}
