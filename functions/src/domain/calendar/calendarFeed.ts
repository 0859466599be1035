import * as z from "zod/mini";
import { accountMark, NO_MARK } from "../account/accountMark.ts";
import { isTimeZone } from "../season/zonedTime.ts";
import { recordKind } from "../shared/recordKind.ts";
import * as text from "../text/en/calendarFeed.ts";
import type { CalendarKind } from "./calendarItems.ts";

/** What a student can choose for the calendar address, in the order of the page. */
export const FEED_KINDS = ["tasks", "deadlines", "tests", "interviews", "shifts"] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** The kinds of calendar items behind each choice. */
export const ITEMS_OF: Readonly<Record<FeedKind, readonly CalendarKind[]>> = {
  tasks: ["step", "own", "last-year"],
  deadlines: ["deadline", "essay", "letter"],
  tests: ["test"],
  interviews: ["interview"],
  shifts: ["shift"],
};

/** An IANA name, such as `America/Chicago`. Runtimes also take offsets for zones, which know no daylight saving. */
const ZONE = /^[A-Za-z][A-Za-z0-9_+/-]*$/;

/** `POST /api/calendar/feed` and `…/settings`. */
export const calendarFeedBody = z.strictObject({
  kinds: z.array(z.enum(FEED_KINDS)).check(
    z.minLength(1, text.chooseKind),
    z.maxLength(FEED_KINDS.length, text.chooseKind),
    z.refine((kinds) => new Set(kinds).size === kinds.length, text.chooseKind),
  ),
  zone: z
    .string()
    .check(z.maxLength(60, text.chooseZone), z.regex(ZONE, text.chooseZone), z.refine(isTimeZone, text.chooseZone)),
});
export type CalendarFeedChoice = z.infer<typeof calendarFeedBody>;

/** `users/{uid}/settings/calendarFeed`: what the address contains. Never the address itself. */
export const calendarFeed = z.object({
  kinds: z.array(z.enum(FEED_KINDS)),
  zone: z.string(),
  /** When this address was made, in ISO format. A device that keeps an older address shows that it was replaced. */
  created_at: z.string(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const calendarFeedKind = recordKind(calendarFeed, ["kinds", "zone", "created_at"], {});

/** `calendarFeeds/{hash}`, where `hash` is the SHA-256 of the token in hexadecimal. */
export const calendarFeedToken = z.object({
  ...calendarFeed.shape,
  uid: z.string(),
  /** When the account was created, in ISO format: suggestions for earlier days are left out. */
  account_created_at: z.string(),
  /** The account when the address was made. */
  ...accountMark.shape,
});
export type CalendarFeedToken = z.infer<typeof calendarFeedToken>;

export const calendarFeedTokenKind = recordKind(calendarFeedToken, ["uid", "kinds", "zone", "created_at"], {
  account_created_at: "",
  ...NO_MARK,
});
