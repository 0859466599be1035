import type { ApiPlace } from "./ApiPlace.ts";

/** The path of each API call about reminders. In the browser, only their card and the unsubscribe page load them. */
export const REMINDER_CALLS = {
  reminders: { method: "GET", path: "/api/reminders" },
  setReminders: { method: "POST", path: "/api/reminders" },
  addSubscription: { method: "POST", path: "/api/reminders/subscriptions" },
  removeSubscription: { method: "DELETE", path: "/api/reminders/subscriptions" },
  /** Called by mail programs, and for people whose mail program opens the address: it leads to the page. */
  openUnsubscribe: { method: "GET", path: "/api/reminders/unsubscribe" },
  unsubscribe: { method: "POST", path: "/api/reminders/unsubscribe" },
} as const satisfies Readonly<Record<string, ApiPlace>>;
