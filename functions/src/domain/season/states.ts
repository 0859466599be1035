import type { Outcome, SchoolStatus } from "../school/school.ts";
import type { Answer } from "./season.ts";

/** The steps of an application, in order. A later one implies those before it. */
export const PASSED_STEPS = ["primary", "secondary", "interview"] as const satisfies readonly SchoolStatus[];
export type PassedStep = (typeof PASSED_STEPS)[number];

/** What a state means, whatever day it was reached on. */
interface StateFacts {
  /** The furthest step that is over or under way in this state. Null if the application need not be sent yet. */
  readonly implies: PassedStep | null;
  /** Nothing more is to be done at this school. */
  readonly closes?: true;
  /** It means to withdraw from the other schools. */
  readonly binds?: true;
}

/**
 * What each state of a school implies. Medical and dental schools make offers, and keep waitlists, after an interview
 * (AACOM, AACOMAS traffic guidelines, seen 2026-11-22). A college implies nothing of the kind, and neither does a denial.
 */
export const STATES: Readonly<Record<SchoolStatus | Outcome | Answer, StateFacts>> = {
  researching: { implies: null },
  applying: { implies: null },
  primary: { implies: "primary" },
  secondary: { implies: "secondary" },
  interview: { implies: "interview" },
  decision: { implies: "primary" },
  admitted: { implies: "interview" },
  waitlisted: { implies: "interview" },
  deferred: { implies: "primary" },
  denied: { implies: "primary", closes: true },
  withdrawn: { implies: "primary", closes: true },
  planned: { implies: "interview" },
  committed: { implies: "interview", binds: true },
  declined: { implies: "interview", closes: true },
};
