import { addDays, daysBetween } from "../shared/calendarDay.ts";
import type { Rule } from "../shared/rule.ts";
import type { DashboardItem } from "../shared/stage.ts";
import * as text from "../text/en/backPlan.ts";

/** A piece of work before an application, or a wait for another person or an office. */
export interface BackStep {
  readonly id: string;
  readonly label: string;
  /** Its length in days. */
  readonly days: number;
  /** Its slack in days. */
  readonly slack: number;
  /** The steps that need this one first. The plan is calculated backwards from them. */
  readonly before: readonly string[];
  readonly rule: Rule;
}

/** The last step. The student chooses its day. */
export const SUBMIT = "submit";

const OURS = { source: "Cairn's own rule of thumb", checked_on: "2026-11-21", verified: false } as const;

const LETTERS: Rule = {
  id: "back-letters",
  title: "Letters take eight weeks",
  text: "Teachers write many letters at once. Two months, a summary of your work and one reminder is what most ask for.",
  ...OURS,
  sourceUrl: "https://imfirst.org/letters-of-recommendation-finding-the-best-recommenders/",
  compareWith: "I'm First, finding recommenders",
};
const TRANSCRIPT: Rule = {
  id: "back-transcript",
  title: "A transcript takes three weeks",
  text: "Offices answer in days, and in weeks at the end of a term. Check that it has arrived before you submit.",
  ...OURS,
  sourceUrl:
    "https://students-residents.aamc.org/applying-medical-school-amcas/publication-chapters/after-you-submit-your-application",
  compareWith: "AAMC, after you submit",
};
const STATEMENT: Rule = {
  id: "back-statement",
  title: "An essay takes ten weeks",
  text: "Three drafts with a week of rest between them and two readers make about ten weeks.",
  ...OURS,
  sourceUrl: "https://www.commonapp.org/apply/essay-prompts",
  compareWith: "Common App, essay prompts",
};
const SAT_WAIT: Rule = {
  id: "back-sat-wait",
  title: "SAT and ACT results take two to four weeks",
  text: "SAT results come about two weeks after the test and ACT results in two to eight weeks; the plan counts four.",
  ...OURS,
  sourceUrl: "https://blog.collegevine.com/when-are-sat-scores-released",
  compareWith: "CollegeVine, days of SAT results",
};
const MCAT_WAIT: Rule = {
  id: "back-mcat-wait",
  title: "MCAT results take 30 to 35 days",
  text: "Results of 2026 came 30 to 35 days after each test day. The plan counts 35.",
  source: "AAMC test calendar of 2026, as UWorld copies it",
  sourceUrl: "https://gradschool.uworld.com/blog/mcat-exam/mcat-test-dates",
  checked_on: "2026-11-21",
  verified: false,
};
const DAT_WAIT: Rule = {
  id: "back-dat-wait",
  title: "DAT results take two to four weeks",
  text: "Since March 2025 no unofficial scores are given at the test center. Official ones are said to take three to four weeks and often come in two; the plan counts four weeks.",
  source: "ADEA, questions about the new DAT scores",
  sourceUrl: "https://adea.org/pathways-to-oral-health/faq",
  checked_on: "2026-11-20",
  verified: false,
};
const AMCAS_VERIFICATION: Rule = {
  id: "back-amcas-verification",
  title: "AMCAS verification takes about eight weeks",
  text: "AMCAS checks your courses against your transcripts once it has them all. Schools see you after that. When most people apply, count on about eight weeks; if you submit early, you wait less.",
  source:
    "AAMC, monitoring your application, as a research note of August 2026 reports it; we could not confirm this on the page",
  sourceUrl: "https://students-residents.aamc.org/how-apply-medical-school-amcas/monitoring-your-application",
  checked_on: "2026-11-22",
  verified: false,
};
const AADSAS_VERIFICATION: Rule = {
  id: "back-aadsas-verification",
  title: "AADSAS verification takes up to six weeks",
  text: "AADSAS checks your courses against your transcripts before schools see you: four to six weeks after it has everything. The plan counts six.",
  source: "ADEA, AADSAS application instructions, GPA Calculations",
  sourceUrl:
    "https://www.adea.org/ADEA/Content_Conversion/dental_education_pathways/Instructions/AADSAS_Instructions/GPA_Calculations.html",
  checked_on: "2026-11-21",
  verified: true,
};

const SAT_PRACTICE = {
  sourceUrl: "https://satsuite.collegeboard.org/practice",
  compareWith: "College Board, SAT practice",
} as const;
const MCAT_MONTHS = {
  sourceUrl: "https://blog.accepted.com/how-long-do-you-need-to-study-for-the-mcat/",
  compareWith: "Accepted, how long to study for the MCAT",
} as const;
const DAT_MONTHS = {
  sourceUrl: "https://www.kaptest.com/study/dat/study-dat/",
  compareWith: "Kaplan, how to study for the DAT",
} as const;

interface Test {
  readonly name: string;
  readonly studyDays: number;
  readonly studyRule: Rule;
  readonly wait: number;
  readonly waitRule: Rule;
}

function studying(
  test: string,
  weeks: number,
  compare: Pick<Rule, "sourceUrl" | "compareWith">,
): Pick<Test, "studyDays" | "studyRule"> {
  const studyRule: Rule = {
    id: `back-study-${test}`,
    title: `Studying for the ${test}`,
    text: `The plan counts ${weeks} weeks. Your practice tests say whether that is enough.`,
    ...OURS,
    ...compare,
  };
  return { studyDays: weeks * 7, studyRule };
}

function stepsWith({ name, studyDays, studyRule, wait, waitRule }: Test): BackStep[] {
  return [
    { id: "study", label: text.study(name), days: studyDays, slack: 7, before: ["test"], rule: studyRule },
    { id: "test", label: text.take(name), days: 1, slack: 7, before: ["scores"], rule: studyRule },
    { id: "scores", label: text.scores(name), days: wait, slack: 7, before: [SUBMIT], rule: waitRule },
    { id: "letters", label: text.letters, days: 56, slack: 14, before: [SUBMIT], rule: LETTERS },
    { id: "statement", label: text.statement, days: 70, slack: 7, before: [SUBMIT], rule: STATEMENT },
    { id: "transcript", label: text.transcript, days: 21, slack: 7, before: [SUBMIT], rule: TRANSCRIPT },
  ];
}

/** The steps before an application on each track, and what the service does after it. */
export const BACK_STEPS: Readonly<
  Record<DashboardItem, { readonly steps: readonly BackStep[]; readonly after: readonly BackStep[] }>
> = {
  HS: {
    steps: stepsWith({
      name: text.satOrAct,
      ...studying("SAT or ACT", 10, SAT_PRACTICE),
      wait: 28,
      waitRule: SAT_WAIT,
    }),
    after: [],
  },
  PM: {
    steps: stepsWith({ name: "MCAT", ...studying("MCAT", 16, MCAT_MONTHS), wait: 35, waitRule: MCAT_WAIT }),
    after: [
      { id: "verify", label: text.verification("AMCAS"), days: 56, slack: 0, before: [], rule: AMCAS_VERIFICATION },
    ],
  },
  PD: {
    steps: stepsWith({ name: "DAT", ...studying("DAT", 12, DAT_MONTHS), wait: 28, waitRule: DAT_WAIT }),
    after: [
      { id: "verify", label: text.verification("AADSAS"), days: 42, slack: 0, before: [], rule: AADSAS_VERIFICATION },
    ],
  },
};

/** How many days late each step starts. */
export type Slips = Readonly<Record<string, number>>;

export interface PlannedStep {
  readonly step: BackStep;
  /** The planned start. */
  readonly planned: string;
  readonly start: string;
  /** The day it ends. */
  readonly end: string;
  /** Days later than planned. */
  readonly moved: number;
  /** Days it can still be late without moving other steps. Negative: the days it moves others by. */
  readonly slackLeft: number;
}

export interface BackPlan {
  /** Sorted by start. */
  readonly steps: readonly PlannedStep[];
  /** The day of the application, including all delays. */
  readonly submit: string;
  /** Days after the chosen day. */
  readonly late: number;
  readonly after: readonly PlannedStep[];
}

/** Schedules the steps backwards from the day of the application, then moves the late ones forward. */
export function backPlan(track: DashboardItem, submitDay: string, slips: Slips): BackPlan {
  const { steps, after } = BACK_STEPS[track];
  const planned = plannedStarts(steps, submitDay);
  const startOf = (id: string) => planned.get(id) ?? submitDay;
  const begun = new Map<string, { start: string; end: string }>();
  for (const step of steps.toSorted((a, b) => startOf(a.id).localeCompare(startOf(b.id)))) {
    const ready = latest(predecessors(steps, step.id).map(({ id }) => begun.get(id)?.end ?? ""));
    const start = latest([addDays(startOf(step.id), slips[step.id] ?? 0), ready]);
    begun.set(step.id, { start, end: addDays(start, step.days) });
  }
  const submit = latest([submitDay, ...predecessors(steps, SUBMIT).map(({ id }) => begun.get(id)?.end ?? "")]);

  const laid = steps.map((step): PlannedStep => {
    const { start, end } = begun.get(step.id) ?? { start: submitDay, end: submitDay };
    const needed = earliest(step.before.map(startOf));
    return {
      step,
      planned: startOf(step.id),
      start,
      end,
      moved: daysBetween(startOf(step.id), start),
      slackLeft: daysBetween(end, needed),
    };
  });
  return {
    steps: laid.toSorted((a, b) => a.start.localeCompare(b.start) || a.step.id.localeCompare(b.step.id)),
    submit,
    late: daysBetween(submitDay, submit),
    after: afterSubmit(after, submitDay, submit),
  };
}

/** From the last step to the first: each starts early enough for the steps that need it, with its slack. */
function plannedStarts(steps: readonly BackStep[], submitDay: string): Map<string, string> {
  const starts = new Map<string, string>();
  const startOf = (step: BackStep): string => {
    const known = starts.get(step.id);
    if (known !== undefined) return known;
    const needed = earliest(
      step.before.map((id) => {
        const next = steps.find((each) => each.id === id);
        return next ? startOf(next) : submitDay;
      }),
    );
    const start = addDays(needed, -step.days - step.slack);
    starts.set(step.id, start);
    return start;
  };
  for (const step of steps) startOf(step);
  return starts;
}

function afterSubmit(after: readonly BackStep[], submitDay: string, submit: string): PlannedStep[] {
  return after.map((step) => ({
    step,
    planned: submitDay,
    start: submit,
    end: addDays(submit, step.days),
    moved: daysBetween(submitDay, submit),
    slackLeft: 0,
  }));
}

function predecessors(steps: readonly BackStep[], id: string): readonly BackStep[] {
  return steps.filter(({ before }) => before.includes(id));
}

function latest(days: readonly string[]): string {
  return days.reduce((last, day) => (day > last ? day : last), "");
}

function earliest(days: readonly string[]): string {
  return days.reduce((first, day) => (day < first ? day : first));
}
