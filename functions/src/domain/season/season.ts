import * as z from "zod/mini";
import { OUTCOMES, SCHOOL_STATUSES } from "../school/school.ts";
import { recordKind } from "../shared/recordKind.ts";
import { ROW_ID, rowList } from "../shared/rowList.ts";
import { storedDay } from "../shared/storedDay.ts";

/** More than schools fit on a list: a removed school leaves its season here, for Undo. */
export const SEASON_LIMIT = 400;

/** What the student has answered to an offer. Only AMCAS has "planned": Plan to Enroll. */
export const ANSWERS = ["planned", "committed", "declined"] as const;
export type Answer = (typeof ANSWERS)[number];

/** How a student applies to a college: early decision, early action, restrictive early action, regular, rolling. */
export const DECISION_PLANS = ["ED", "ED2", "EA", "REA", "RD", "rolling"] as const;
export type DecisionPlan = (typeof DECISION_PLANS)[number];

/** What has happened or was done, each stored as its day. Without a day it is in `undated`. */
export const STEPS = [
  "verified",
  "secondary_sent",
  "held",
  "waitlisted",
  "deposit_paid",
  "ranked",
  "fafsa_sent",
  "css_sent",
  "own_aid_sent",
] as const;
export type Step = (typeof STEPS)[number];

const day = z.nullable(storedDay);

/** A school's states before the last change of one, to take the change back. */
export const earlierState = z.object({
  /** The day of the change, on the student's device. */
  on: storedDay,
  /** For a withdrawal: the row of the school whose commitment it belongs to. */
  because: z.nullable(z.string().check(z.regex(ROW_ID))),
  status: z.enum(SCHOOL_STATUSES),
  outcome: z.nullable(z.enum(OUTCOMES)),
  decision: day,
  answer: z.nullable(z.enum(ANSWERS)),
  answered: day,
  /** The step that the change was of, and what it was before: a day, `undated`, or null if it had not happened. */
  step: z.nullable(z.enum(STEPS)),
  step_was: z.nullable(z.union([storedDay, z.literal("undated")])),
  /** What the decision plan was before, if the change was of it. */
  plan: z.optional(z.nullable(z.enum(DECISION_PLANS))),
});
export type EarlierState = z.infer<typeof earlierState>;

/**
 * A school's season, stored under the id of the school's row. It only holds what the row does not: the row knows when
 * the primary was sent, the secondary and the invitation arrived, and the decision with its day.
 */
export const season = z.object({
  verified: day,
  secondary_sent: day,
  /** Put on hold, or deferred to a later round. */
  held: day,
  /** Waitlisted before the current decision. The day of a waitlist that still stands is the row's decision day. */
  waitlisted: day,
  /** The last day to reply or pay that the school's own letter names. */
  answer_by: day,
  deposit_paid: day,
  /** The school's own last day for Commit to Enroll. */
  commit_by: day,
  answer: z.nullable(z.enum(ANSWERS)),
  answered: day,
  /** The TMDSAS ranking with this school was sent. */
  ranked: day,
  plan: z.nullable(z.enum(DECISION_PLANS)),
  /** The college's days for each financial aid form, and when it was sent. */
  fafsa_by: day,
  fafsa_sent: day,
  css_by: day,
  css_sent: day,
  own_aid_by: day,
  own_aid_sent: day,
  /** The steps that have happened on a day the student does not know. A step with a day does not need to be here. */
  undated: z.array(z.enum(STEPS)).check(z.maxLength(STEPS.length)),
  earlier: z.nullable(earlierState),
});
export type Season = z.infer<typeof season>;

export const EMPTY_SEASON: Season = {
  verified: null,
  secondary_sent: null,
  held: null,
  waitlisted: null,
  answer_by: null,
  deposit_paid: null,
  commit_by: null,
  answer: null,
  answered: null,
  ranked: null,
  plan: null,
  fafsa_by: null,
  fafsa_sent: null,
  css_by: null,
  css_sent: null,
  own_aid_by: null,
  own_aid_sent: null,
  undated: [],
  earlier: null,
};

/** Whether a step has happened, on a known day or not. */
export function hasHappened(of: Season, step: Step): boolean {
  return of[step] !== null || of.undated.includes(step);
}

/** The fields of a season that are days. */
export type SeasonDay = {
  readonly [Name in keyof Season]: Season[Name] extends string | null ? Name : never;
}[Exclude<keyof Season, "answer" | "plan">];

/** No field is required: the first day a student enters for a school creates its row. */
export const seasonKind = recordKind(season, [], EMPTY_SEASON);

/** `users/{uid}/season/all`. */
export const seasonList = rowList(season, SEASON_LIMIT);

/** The aid forms of a college, and the fields with their days. */
export const AID_FORMS = ["fafsa", "css", "own-aid"] as const;
export type AidForm = (typeof AID_FORMS)[number];
export const AID_FIELDS = {
  fafsa: { by: "fafsa_by", sent: "fafsa_sent" },
  css: { by: "css_by", sent: "css_sent" },
  "own-aid": { by: "own_aid_by", sent: "own_aid_sent" },
} as const satisfies Record<AidForm, { by: keyof Season; sent: keyof Season }>;
