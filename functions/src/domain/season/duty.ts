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
  "submit",
  "deadline",
  ...AID_FORMS,
] as const;
export type DutyKind = (typeof DUTIES)[number];

/**
 * What a duty's day is: the first on which it can be done (`opens`), the last by the school's own word (`school`), the
 * last by a rule of the service or by a rule of thumb (`rule`), or the day it takes place (`on`). `unknown` has no day.
 */
export type DayKind = "opens" | "school" | "rule" | "on" | "unknown";

/** A day that the student is asked for, because a duty's own day depends on it. */
export type AskedDay = "secondary" | "decision" | "answer_by" | "commit_by" | "deadline" | "interview" | "answered";

export interface Duty {
  readonly kind: DutyKind;
  /** Null if it is unknown: then the duty is best done now. */
  readonly day: string | null;
  readonly dayKind: DayKind;
  /** The day to enter, if `dayKind` is `unknown` and a day can be entered. */
  readonly asks: AskedDay | null;
  /** The first day on which it can be done. Null if that is today or earlier. */
  readonly opens: string | null;
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
  /** By the school's letter or a service's rule. Null if no such day is known: none is calculated from a guess. */
  readonly lastSafeDay: string | null;
}

/** A duty with a known day. */
export function dated(kind: DutyKind, day: string, dayKind: Exclude<DayKind, "unknown">, label?: string): Duty {
  return { kind, day, dayKind, asks: null, opens: null, ...(label !== undefined && { label }) };
}

/** A duty without a day, and the day the student can enter for it. */
export function undated(kind: DutyKind, asks: AskedDay | null): Duty {
  return { kind, day: null, dayKind: "unknown", asks, opens: null };
}
