import type { ApiPlace } from "./ApiPlace.ts";

/** The path of each API call about the private calendar address. In the browser, only its card loads them. */
export const CALENDAR_FEED_CALLS = {
  makeCalendarFeed: { method: "POST", path: "/api/calendar/feed" },
  changeCalendarFeed: { method: "POST", path: "/api/calendar/feed/settings" },
  endCalendarFeed: { method: "DELETE", path: "/api/calendar/feed" },
  /** Called by calendar services, never by the app. `:token` stands for the secret part of the address. */
  calendarFile: { method: "GET", path: "/api/calendar/:token.ics" },
} as const satisfies Readonly<Record<string, ApiPlace>>;
