import { AID_FORMS } from "./season.ts";

/** What is to be done for a school. In this order if several fall on one day. */
export const DUTIES = [
  "withdraw",
  "interview",
  "deposit",
  "answer",
  "narrow",
  "choose",
  "commit",
  "rank",
  "thank",
  "book",
  "secondary",
  "deadline",
  ...AID_FORMS,
] as const;
export type DutyKind = (typeof DUTIES)[number];

export interface Duty {
  readonly kind: DutyKind;
  /** The last day to do it, or the day it is on. Null if the duty has no day and is best done now. */
  readonly day: string | null;
  /** What the student named a deadline, or the id of an interview. */
  readonly label?: string;
}

/** The student's moment: the calendar day on their device, and the instant for interviews in other time zones. */
export interface Moment {
  readonly today: string;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/** Who the student is, where it matters for a rule. */
export interface Applicant {
  /** The state of residence. Only Texas residents take part in the TMDSAS Match. Null if not given. */
  readonly home: string | null;
}

/** A school's open duties, and its last safe day: from the next day on, the offer may be lost. */
export interface SchoolDuties {
  readonly id: string;
  /** The most urgent first. */
  readonly duties: readonly Duty[];
  readonly lastSafeDay: string | null;
}
