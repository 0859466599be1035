import type { CalendarItem, CalendarKind } from "../calendar/calendarItems.ts";
import { addDays } from "../shared/calendarDay.ts";
import type { PushPayload } from "./pushSubscription.ts";
import type { EmailRhythm, ReminderKind, ReminderSettings } from "./reminderSettings.ts";

/** What a digest names of one thing. */
export interface DigestItem {
  readonly kind: ReminderKind;
  readonly title: string;
}

/** The things of one day, in the calendar's order. */
export interface DigestDay {
  readonly day: string;
  readonly items: readonly DigestItem[];
}

export interface Digest {
  readonly today: string;
  readonly rhythm: Exclude<EmailRhythm, "off">;
  /** Only days with things. */
  readonly days: readonly DigestDay[];
  /** The number of shares with comments that the student has not seen. */
  readonly commentedShares: number;
}

/** How many days a digest covers, with its own: a daily one today and tomorrow, a weekly one seven days. */
export const DAYS_COVERED = { daily: 2, weekly: 7 } as const;

/** What a student is reminded of, by the kind of the calendar's item. Shifts record hours, so they remind of nothing. */
export const KIND_OF: Readonly<Record<CalendarKind, ReminderKind | null>> = {
  step: "tasks",
  own: "tasks",
  "last-year": "tasks",
  deadline: "deadlines",
  essay: "deadlines",
  test: "deadlines",
  letter: "letters",
  interview: "interviews",
  shift: null,
};

/**
 * What a student is told on a day. Null on a quiet one.
 *
 * @param items The student's open items in the calendar's order.
 */
export function digestOf(
  items: readonly CalendarItem[],
  commentedShares: number,
  { kinds }: Pick<ReminderSettings, "kinds">,
  { today, rhythm }: Pick<Digest, "today" | "rhythm">,
): Digest | null {
  const end = addDays(today, DAYS_COVERED[rhythm]);
  const byDay = new Map<string, DigestItem[]>();
  for (const { day, kind, title, isDone } of items) {
    const chosen = KIND_OF[kind];
    if (isDone || day < today || day >= end || chosen === null || !kinds.includes(chosen)) continue;
    byDay.set(day, [...(byDay.get(day) ?? []), { kind: chosen, title }]);
  }
  const commented = kinds.includes("comments") ? commentedShares : 0;
  if (byDay.size === 0 && commented === 0) return null;
  const days = [...byDay].map(([day, due]) => ({ day, items: due })).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return { today, rhythm, days, commentedShares: commented };
}

/** What a push says of a daily digest: how many things the first of its days has. New comments count as today's. */
export function pushPayloadOf({ today, days, commentedShares }: Digest): PushPayload {
  const [first] = days;
  if (commentedShares === 0 && first !== undefined) return { count: first.items.length, day: first.day };
  return { count: commentedShares + (first?.day === today ? first.items.length : 0), day: today };
}
