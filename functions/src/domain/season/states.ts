import type { Outcome, SchoolStatus } from "../school/school.ts";
import type { Answer } from "./season.ts";
import { SEASON_RULES } from "./seasonRules.ts";

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

/** States of two schools, or of one, that do not go together, and the rule that says so. */
export const EXCLUSIVE_STATES = {
  /** Plan to Enroll names one school at a time. */
  "several-plans": { rule: SEASON_RULES.choose },
  "several-commitments": { rule: SEASON_RULES.oneSeat },
  "plan-and-commitment": { rule: SEASON_RULES.choose },
  "early-decision": { rule: SEASON_RULES.earlyDecision },
  restrictive: { rule: SEASON_RULES.restrictiveEarlyAction },
  /** Whoever has committed elsewhere withdraws instead of ranking. */
  "rank-after-commitment": { rule: SEASON_RULES.match },
  /** An answer is stored for a school that has made no offer. */
  "answer-without-offer": { rule: SEASON_RULES.oneSeat },
} as const;
export type Exclusion = keyof typeof EXCLUSIVE_STATES;
