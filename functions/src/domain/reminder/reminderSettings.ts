import * as z from "zod/mini";
import { isTimeZone } from "../season/zonedTime.ts";
import { recordKind } from "../shared/recordKind.ts";
import * as text from "../text/en/reminder.ts";

/** What a student can be reminded of. New comments are those that readers left on the student's shares. */
export const REMINDER_KINDS = ["tasks", "deadlines", "letters", "interviews", "comments"] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** How often the digest comes by email. A weekly one covers the seven days from its own. */
export const EMAIL_RHYTHMS = ["off", "daily", "weekly"] as const;
export type EmailRhythm = (typeof EMAIL_RHYTHMS)[number];

/** Runtimes also take offsets for zones, which know no daylight saving. */
const ZONE = /^[A-Za-z][A-Za-z0-9_+/-]*$/;

/**
 * The earliest hour of a reminder, on the student's clocks. Laws of several states forbid notifications to minors between
 * midnight and 6 am (docs/SECURITY.md), and Cairn knows of no student that they are 18.
 */
export const EARLIEST_HOUR = 6;

/** When and of what a student is reminded. A push is daily, at the same hour as the email. */
export const reminderSettings = z.object({
  email: z.enum(EMAIL_RHYTHMS),
  /** The day of the weekly email: 0 for Sunday to 6 for Saturday. */
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
  /** 0 to 23, on the clocks of `zone`. An earlier release offered the hours before `EARLIEST_HOUR`, which count as it. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  /** The IANA name of the student's time zone, such as `America/Chicago`. */
  zone: z
    .string()
    .check(z.maxLength(60, text.chooseZone), z.regex(ZONE, text.chooseZone), z.refine(isTimeZone, text.chooseZone)),
  /** Whether the devices that the student has added get a push. */
  push: z.boolean(),
  kinds: z.array(z.enum(REMINDER_KINDS)).check(z.maxLength(REMINDER_KINDS.length)),
});
export type ReminderSettings = z.infer<typeof reminderSettings>;

/** Everything is off until the student chooses. */
export const NO_REMINDERS: ReminderSettings = {
  email: "off",
  weekday: 0,
  hour: 7,
  zone: "UTC",
  push: false,
  kinds: [...REMINDER_KINDS],
};

export const reminderSettingsKind = recordKind(reminderSettings, [], NO_REMINDERS);
