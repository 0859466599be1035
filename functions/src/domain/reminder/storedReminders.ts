import * as z from "zod/mini";
import { storedMoment } from "../share/storedValues.ts";
import { recordKind } from "../shared/recordKind.ts";
import { storedDay } from "../shared/storedDay.ts";
import { pushDevice } from "./pushSubscription.ts";
import { reminderSettings } from "./reminderSettings.ts";

/** `reminders/{uid}`. Only the server reads and writes it. */
export const storedReminders = z.object({
  /** Null until the student chooses. */
  settings: z.nullable(reminderSettings),
  /** By the device's id. */
  subscriptions: z.record(z.string(), pushDevice),
  /** When the scheduled function looks at this student next. Null if never. */
  next_at: z.nullable(storedMoment),
  /** The student's day of the last digest, quiet or not. */
  last_sent_on: z.nullable(storedDay),
  /** When new comments were last looked for, for an email and for a push. Null if never. */
  comments_emailed_at: z.nullable(storedMoment),
  comments_pushed_at: z.nullable(storedMoment),
  /** The SHA-256 of the tokens in past emails, whose links stop the emails. In hexadecimal, the oldest first. */
  unsubscribe_hashes: z.array(z.string()),
  /** The day in UTC on which the mail server refused the student's address, and emails were switched off. */
  email_refused_on: z.nullable(storedDay),
});
export type StoredReminders = z.infer<typeof storedReminders>;

export const storedRemindersKind = recordKind(storedReminders, [], {
  settings: null,
  subscriptions: {},
  next_at: null,
  last_sent_on: null,
  comments_emailed_at: null,
  comments_pushed_at: null,
  unsubscribe_hashes: [],
  email_refused_on: null,
});
