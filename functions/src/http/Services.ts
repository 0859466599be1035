import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import type { AttemptCounts } from "../data/AttemptCounts.ts";
import type { deleteDocuments } from "../data/deleteDocuments.ts";
import type { ReminderOffer } from "../data/remindersOf.ts";
import { utcDayOf } from "../domain/shared/calendarDay.ts";
import type { BlockList } from "./BlockList.ts";
import type { ConcurrencyLimiter } from "./ConcurrencyLimiter.ts";
import type { FailureStreaks } from "./FailureStreaks.ts";
import type { FeedBudget } from "./FeedBudget.ts";
import type { RecentFiles } from "./RecentFiles.ts";
import type { ReportBudget } from "./ReportBudget.ts";

/** The services a call uses. They are passed in, so no code below opens a connection or reads the clock itself. */
export interface Services {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly webApiKey: () => string;
  readonly now: () => Date;
  /** Checks the App Check token of a call. Accepts every call if App Check is off. */
  readonly isFromOurApp: (token: string | undefined) => Promise<boolean>;
  readonly deleteDocuments: typeof deleteDocuments;
  /** Counts within ten minutes. */
  readonly attempts: AttemptCounts;
  /** Counts within a day in UTC. */
  readonly dailyAttempts: AttemptCounts;
  readonly blockList: BlockList;
  readonly limiter: ConcurrencyLimiter;
  readonly reportBudget: ReportBudget;
  readonly feedBudget: FeedBudget;
  readonly recentFiles: RecentFiles;
  /** What reminders this site can send. */
  readonly reminderOffer: ReminderOffer;
  readonly streaks: FailureStreaks;
  /** Writes one line to the server's log. It must not identify the caller: no name, address, token or id. */
  readonly log: (
    severity: "INFO" | "WARNING" | "ERROR",
    message: string,
    facts: Readonly<Record<string, unknown>>,
  ) => void;
}

/** The server's calendar day, `2026-11-20`. Only decides the academic year of a new checklist. */
export function today({ now }: Services): string {
  return utcDayOf(now());
}
