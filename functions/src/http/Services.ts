import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import type { AttemptCounts } from "../data/AttemptCounts.ts";
import type { deleteDocuments } from "../data/deleteDocuments.ts";
import { utcDayOf } from "../domain/shared/calendarDay.ts";
import type { Blocked } from "./Blocked.ts";
import type { FailureStreaks } from "./FailureStreaks.ts";
import type { ReportBudget } from "./ReportBudget.ts";
import type { Turns } from "./Turns.ts";

/** What a call works with; handed in, so that nothing below opens a connection or asks the clock by itself. */
export interface Services {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly webApiKey: () => string;
  readonly now: () => Date;
  /** Judges the App Check token of a call; lets every call pass where App Check is off. */
  readonly isFromOurApp: (token: string | undefined) => Promise<boolean>;
  readonly deleteDocuments: typeof deleteDocuments;
  readonly attempts: AttemptCounts;
  readonly blocked: Blocked;
  readonly turns: Turns;
  readonly reportBudget: ReportBudget;
  readonly streaks: FailureStreaks;
  /** One line of the server's log. Nothing in it may tell who called: no name, no address, no token, no id. */
  readonly log: (
    severity: "INFO" | "WARNING" | "ERROR",
    message: string,
    facts: Readonly<Record<string, unknown>>,
  ) => void;
}

/** The server's calendar day, `2026-11-20`; it only decides which academic year a new checklist is dated for. */
export function today({ now }: Services): string {
  return utcDayOf(now());
}
