import type { CalendarItem, CalendarKind } from "../calendar/calendarItems.ts";
import { urgencyOf } from "../calendar/urgency.ts";
import { addDays } from "../shared/calendarDay.ts";
import type { PushPayload } from "./pushSubscription.ts";
import type { EmailRhythm, ReminderKind, ReminderSettings } from "./reminderSettings.ts";

/** What a digest names of one thing. */
export interface DigestItem {
  readonly kind: ReminderKind;
  readonly title: string;
}

/** Something that was due and is not done. */
export interface OverdueItem extends DigestItem {
  readonly day: string;
}

/** The things of one day, in the calendar's order. */
export interface DigestDay {
  readonly day: string;
  readonly items: readonly DigestItem[];
}

export interface Digest {
  readonly today: string;
  readonly rhythm: Exclude<EmailRhythm, "off">;
  /** What was due in the last 30 days, the oldest first. */
  readonly overdue: readonly OverdueItem[];
  /** Only days with things. */
  readonly days: readonly DigestDay[];
  /** The number of shares with comments that the student has not seen. */
  readonly commentedShares: number;
}

/** How many days a digest covers, with its own: a daily one today and tomorrow, a weekly one seven days. */
export const DAYS_COVERED = { daily: 2, weekly: 7 } as const;

/** How many days after its day a thing that is not done is still named. */
const NAMED_WHEN_OVERDUE = 30;

/** Days from one digest to the next. */
const DAYS_BETWEEN = { daily: 1, weekly: 7 } as const;

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
 * What a student is told on a day. Null on a quiet one. What is overdue is named in every digest, but only what has
 * become overdue since the one before is worth a digest of its own.
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
  const overdue = items
    .filter((item) => isOverdue(item, today))
    .flatMap(({ day, kind, title }) => {
      const chosen = KIND_OF[kind];
      return chosen !== null && kinds.includes(chosen) ? [{ kind: chosen, title, day }] : [];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const isNewlyOverdue = overdue.some(({ day }) => day >= addDays(today, -DAYS_BETWEEN[rhythm]));
  const commented = kinds.includes("comments") ? commentedShares : 0;
  if (byDay.size === 0 && commented === 0 && !isNewlyOverdue) return null;
  const days = [...byDay].map(([day, due]) => ({ day, items: due })).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return { today, rhythm, overdue, days, commentedShares: commented };
}

/** A test and an interview are over after their day, and a suggestion for a month is never late. */
function isOverdue({ day, kind, isDone }: CalendarItem, today: string): boolean {
  if (isDone || kind === "test" || kind === "interview" || day >= today) return false;
  return day >= addDays(today, -NAMED_WHEN_OVERDUE) && urgencyOf({ day, kind }, today) === 0;
}

/**
 * What a push says of a daily digest: how many things the first of its days has. New comments count as today's. Null if
 * the digest has only overdue things, which a push does not name.
 */
export function pushPayloadOf({ today, days, commentedShares }: Digest): PushPayload | null {
  const [first] = days;
  if (commentedShares === 0 && first === undefined) return null;
  if (commentedShares === 0 && first !== undefined) return { count: first.items.length, day: first.day };
  return { count: commentedShares + (first?.day === today ? first.items.length : 0), day: today };
}
