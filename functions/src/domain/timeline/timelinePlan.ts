import type { DatedTest } from "../score/testDates.ts";
import type { Rule } from "../shared/rule.ts";
import type { TimelineStep } from "./timelineStep.ts";

/** Calendar months, 1 to 12. If the end is before the start, the window spans the new year. */
export interface MonthWindow {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** Which of the student's records measures the progress of a step. */
export type Measure = "sat" | "act" | "mcat" | "dat" | "colleges";

export interface PlanStep {
  readonly id: string;
  readonly grade: string;
  readonly title: string;
  readonly text: string;
  readonly icon: string;
  readonly window: MonthWindow;
  readonly tracks: readonly string[];
  /** Ids of related resources, the best starting point first. */
  readonly resources: readonly [string, ...string[]];
  /** The test whose dates are listed. */
  readonly test?: DatedTest;
  readonly measure?: Measure;
  /** The application is submitted in this step. */
  readonly submits?: true;
  /** The source of the step and its months. */
  readonly rule: Rule;
}

export interface TimelineSection {
  readonly id: string;
  readonly name: string;
  readonly steps: readonly PlanStep[];
}

/** The rule of a step that is advice, not a regulation. `compare` is a page to compare it with. */
export function suggestion(id: string, title: string, compare: Pick<Rule, "sourceUrl" | "compareWith">): Rule {
  return {
    id: `timeline-${id}`,
    title,
    text: "A suggestion, not a requirement. The months fit most students in the United States; yours may differ.",
    source: "Cairn's own advice",
    ...compare,
    checked_on: "2026-11-22",
    verified: false,
  };
}

/** How many of the needed number are done. */
export interface Measured {
  readonly done: number;
  readonly total: number;
}

export type Counts = Readonly<Record<Measure, number>>;

/** How many complete a step: the advised attempts, one official result, a list of eight. */
const WHOLE: Counts = { sat: 3, act: 2, mcat: 1, dat: 1, colleges: 8 };

/** The progress of a step that can be counted. Null for a step that is only done or not done. */
export function measured(step: PlanStep, counts: Counts): Measured | null {
  return step.measure ? { done: counts[step.measure], total: WHOLE[step.measure] } : null;
}

/** From 0 to 100. A step the student marked as done is 100. */
export function percentDone(step: PlanStep, state: TimelineStep | undefined, counts: Counts): number {
  if (state?.status === "done") return 100;
  const counted = measured(step, counts);
  return counted === null ? 0 : Math.min(100, Math.round((counted.done / counted.total) * 100));
}

type States = Readonly<Record<string, TimelineStep | undefined>>;

export interface SectionCount {
  readonly done: number;
  /** Skipped steps are not counted, nor are those behind the student that were not done. */
  readonly total: number;
  readonly skipped: number;
}

/** @param behind The ids of the steps of earlier grades and sections. */
export function countSteps(
  steps: readonly PlanStep[],
  states: States,
  behind: ReadonlySet<string> = new Set(),
): SectionCount {
  const having = (status: TimelineStep["status"]) => steps.filter(({ id }) => statusOf(states, id) === status);
  const done = having("done").length;
  const open = having("open").filter(({ id }) => !behind.has(id));
  return { done, total: done + open.length, skipped: having("skipped").length };
}

function statusOf(states: States, id: string): TimelineStep["status"] {
  return states[id]?.status ?? "open";
}

/** The ids of a section's steps that are of an earlier grade than the student's, or of an earlier section. */
export function stepsBehind(
  sections: readonly TimelineSection[],
  id: string,
  own: string,
  stageId: string,
): ReadonlySet<string> {
  const at = sections.findIndex((section) => section.id === id);
  const ownAt = sections.findIndex((section) => section.id === own);
  const steps = sections[at]?.steps ?? [];
  if (at !== ownAt) return new Set(at < ownAt ? steps.map((step) => step.id) : []);
  const grades = gradesOf(steps);
  const place = placeOf(stageId);
  return new Set(steps.filter(({ grade }) => grades.indexOf(grade) < place).map((step) => step.id));
}

function gradesOf(steps: readonly PlanStep[]): readonly string[] {
  return [...new Set(steps.map(({ grade }) => grade))];
}

/** The index of a stage's grade in its section; -1 if the section has only one. */
function placeOf(stageId: string): number {
  return PLACES.findIndex((pattern) => pattern.test(stageId));
}

/** A student's steps: those of the pre-medical or pre-dental path, or of both if the student has not chosen yet. */
export function stepsFor({ steps }: TimelineSection, dashboardItem: string): readonly PlanStep[] {
  const isSided = dashboardItem === "PM" || dashboardItem === "PD";
  return steps.filter(({ tracks }) => {
    const sides = tracks.filter((each) => each === "PM" || each === "PD");
    return !isSided || sides.length === 0 || sides.includes(dashboardItem);
  });
}

/** The section of each stage category, by the category's id. */
const SECTION_OF: Readonly<Record<string, string>> = {
  "undergrad-premed": "undergraduate",
  "undergrad-predental": "undergraduate",
  "gap-premed": "gap-years",
  "gap-predental": "gap-years",
};

export function sectionOf(stageCategoryID: string): string {
  return SECTION_OF[stageCategoryID] ?? stageCategoryID;
}

/** Finds a stage's grade within its section from the end of the stage's id. */
const PLACES: readonly RegExp[] = [/-(9|freshman|1)$/, /-(10|sophomore|2)$/, /-(11|junior|3)$/, /-(12|senior|4)$/];

/** The student's current step: the first open one of their grade or a later grade. */
export function stepHere(steps: readonly PlanStep[], states: States, stageId: string): string | null {
  const grades = gradesOf(steps);
  const place = placeOf(stageId);
  const open = steps.filter(({ id }) => statusOf(states, id) === "open");
  return open.find(({ grade }) => grades.indexOf(grade) >= place)?.id ?? null;
}

/** Whether a month is in a window. */
export function isOpenIn({ from, to }: MonthWindow, month: number): boolean {
  return from <= to ? month >= from && month <= to : month >= from || month <= to;
}

/** The last day of the current or next window. */
export function windowEnd({ to }: MonthWindow, today: string): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const last = new Date(Date.UTC(month > to ? year + 1 : year, to, 0));
  return last.toISOString().slice(0, 10);
}
