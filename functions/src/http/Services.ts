import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import { utcDayOf } from "../domain/calendarDay.ts";

/** What a call works with; handed in, so that nothing below opens a connection or asks the clock by itself. */
export interface Services {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly webApiKey: () => string;
  readonly now: () => Date;
}

/** The server's calendar day, `2026-11-20`; it only decides which academic year a new checklist is dated for. */
export function today({ now }: Services): string {
  return utcDayOf(now());
}
