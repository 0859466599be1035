import * as text from "@text/serviceWorker";

/** See `PushPayload` in the domain, which sends it. */
export interface Push {
  readonly count: number;
  /** The student's calendar day. */
  readonly day: string;
}

interface PushNotice extends NotificationOptions {
  readonly title: string;
}

/** A newer notification replaces an older one with the same tag. */
const TAG = "due";
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST = 9_999;

/** Null if it is not one of ours, or of a release that this worker does not know. */
export function readPush(sent: string): Push | null {
  try {
    const { count, day } = JSON.parse(sent);
    const isPush = Number.isInteger(count) && count > 0 && typeof day === "string" && DAY.test(day);
    return isPush && !Number.isNaN(Date.parse(day)) ? { count: Math.min(count, MOST), day } : null;
  } catch {
    return null;
  }
}

/** What the device shows: how many and when, never what. Anyone who sees the screen can read it. */
export function noticeOf(push: Push | null, today: string): PushNotice {
  return { title: titleOf(push, today), body: text.openToSee, tag: TAG, icon: "/icon-192.png" };
}

/** The day on this device's clock. */
export function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

function titleOf(push: Push | null, today: string): string {
  if (push === null) return text.somethingDue;
  const { count, day } = push;
  if (day === today) return text.dueToday(count);
  return day === dayAfter(today) ? text.dueTomorrow(count) : text.dueOn(count, day);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
