import { CALENDAR_FEED_CALLS } from "./calendarFeedCalls.ts";
import { FIRST_CALLS } from "./firstCalls.ts";
import { REMINDER_CALLS } from "./reminderCalls.ts";
import { SHARE_CALLS } from "./shareCalls.ts";

/**
 * All API calls. For the server and the tests: a page of the app imports only the group that it needs. Only the files of
 * the groups spell a path out.
 */
export const API_CALLS = { ...FIRST_CALLS, ...CALENDAR_FEED_CALLS, ...REMINDER_CALLS, ...SHARE_CALLS } as const;

export type ApiCallName = keyof typeof API_CALLS;
