import type { DatedTest } from "../score/testDates.ts";
import type { Rule } from "../shared/rule.ts";
import type { TimelineStep } from "./timelineStep.ts";

/** Calendar months, 1 to 12; a window whose end comes first runs over the new year. */
export interface MonthWindow {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** What of the student's own records tells how far a step is. */
export type Measure = "sat" | "act" | "mcat" | "dat" | "colleges";

export interface PlanStep {
  readonly id: string;
  readonly grade: string;
  readonly title: string;
  readonly text: string;
  readonly icon: string;
  readonly window: MonthWindow;
  readonly tracks: readonly string[];
  /** Ids of what Resources has on it, the best place to begin first. */
  readonly resources: readonly [string, ...string[]];
  /** Its test days are listed. */
  readonly test?: DatedTest;
  readonly measure?: Measure;
  /** The application goes out with this step. */
  readonly submits?: true;
  /** Where the step and its months come from. */
  readonly rule: Rule;
}

export interface TimelineSection {
  readonly id: string;
  readonly name: string;
  readonly steps: readonly PlanStep[];
}

/** The rule of a step that rests on nobody's regulation; `compare` is a page to hold it against. */
export function suggestion(id: string, title: string, compare: Pick<Rule, "sourceUrl" | "compareWith">): Rule {
  return {
    id: `timeline-${id}`,
    title,
    text: "A suggestion, not a requirement. The months fit most students in the United States; yours may differ.",
    source: "Cairn's own advice",
    ...compare,
    checked_on: "2026-11-20",
    verified: true,
  };
}

/** What has been counted of what there is to count. */
export interface Measured {
  readonly done: number;
  readonly total: number;
}

export type Counts = Readonly<Record<Measure, number>>;

/** How many make a step whole: the advised attempts, one official result, a list of eight. */
const WHOLE: Counts = { sat: 3, act: 2, mcat: 1, dat: 1, colleges: 8 };

/** How far a step that can be counted is; null for one that is done or not. */
export function measured(step: PlanStep, counts: Counts): Measured | null {
  return step.measure ? { done: counts[step.measure], total: WHOLE[step.measure] } : null;
}

/** From 0 to 100. What the student says is done is done. */
export function percentDone(step: PlanStep, state: TimelineStep | undefined, counts: Counts): number {
  if (state?.status === "done") return 100;
  const counted = measured(step, counts);
  return counted === null ? 0 : Math.min(100, Math.round((counted.done / counted.total) * 100));
}

type States = Readonly<Record<string, TimelineStep | undefined>>;

export interface SectionCount {
  readonly done: number;
  /** Without what was skipped. */
  readonly total: number;
  readonly skipped: number;
}

export function countSteps(steps: readonly PlanStep[], states: States): SectionCount {
  const having = (status: TimelineStep["status"]) => steps.filter(({ id }) => states[id]?.status === status).length;
  const skipped = having("skipped");
  return { done: having("done"), total: steps.length - skipped, skipped };
}

/** The steps for a student: those of the pre-medical or pre-dental side, both for one who has not got there. */
export function stepsFor({ steps }: TimelineSection, dashboardItem: string): readonly PlanStep[] {
  const isSided = dashboardItem === "PM" || dashboardItem === "PD";
  return steps.filter(({ tracks }) => {
    const sides = tracks.filter((each) => each === "PM" || each === "PD");
    return !isSided || sides.length === 0 || sides.includes(dashboardItem);
  });
}

/** The section of a category of stages, by the category's id. */
const SECTION_OF: Readonly<Record<string, string>> = {
  "undergrad-premed": "undergraduate",
  "undergrad-predental": "undergraduate",
  "gap-premed": "gap-years",
  "gap-predental": "gap-years",
};

export function sectionOf(stageCategoryID: string): string {
  return SECTION_OF[stageCategoryID] ?? stageCategoryID;
}

/** A stage's place among the grades of its section, by the end of its id. */
const PLACES: readonly RegExp[] = [/-(9|freshman|1)$/, /-(10|sophomore|2)$/, /-(11|junior|3)$/, /-(12|senior|4)$/];

/** The step the student stands at: the first open one of their grade or a later one. */
export function stepHere(steps: readonly PlanStep[], states: States, stageId: string): string | null {
  const grades = [...new Set(steps.map(({ grade }) => grade))];
  const place = PLACES.findIndex((pattern) => pattern.test(stageId));
  const open = steps.filter(({ id }) => (states[id]?.status ?? "open") === "open");
  return open.find(({ grade }) => grades.indexOf(grade) >= place)?.id ?? null;
}

/** Whether a month lies in a window. */
export function isOpenIn({ from, to }: MonthWindow, month: number): boolean {
  return from <= to ? month >= from && month <= to : month >= from || month <= to;
}

/** The last day of the window that is running or comes next. */
export function windowEnd({ to }: MonthWindow, today: string): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const last = new Date(Date.UTC(month > to ? year + 1 : year, to, 0));
  return last.toISOString().slice(0, 10);
}
