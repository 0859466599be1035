import * as z from "zod/mini";
import { pushSubscription } from "./pushSubscription.ts";
import { type ReminderSettings, reminderSettings } from "./reminderSettings.ts";

/** The body of `POST /api/reminders`: all settings. Unknown fields are refused. */
export const setRemindersBody = z.strictObject(reminderSettings.shape);
/** The body of `POST /api/reminders/subscriptions`. The same endpoint again replaces its keys and label. */
export const addSubscriptionBody = pushSubscription;
/** The query of `DELETE /api/reminders/subscriptions`: the device's id, as `reminders` lists it. */
export const removeSubscriptionQuery = z.strictObject({ device: z.string().check(z.regex(/^[\w-]{22}$/)) });
/** The body of `POST /api/reminders/unsubscribe`: the token of an email's link. */
export const unsubscribeBody = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });

/** A device that gets pushes. Its endpoint and keys stay on the server. */
export interface ReminderDevice {
  /** The first 16 bytes of the SHA-256 of its endpoint, in base64url. The browser can compute it. */
  readonly id: string;
  readonly label: string;
  readonly addedOn: string;
}

/** What a student sees of the own reminders. */
export interface Reminders {
  /** Null until the student has chosen. */
  readonly settings: ReminderSettings | null;
  /** Whether this installation can send emails, and pushes. What it cannot is not shown. */
  readonly offersEmail: boolean;
  readonly offersPush: boolean;
  /** The account's address, and whether it is confirmed. Emails only go to a confirmed address. */
  readonly address: string | null;
  readonly isAddressVerified: boolean;
  /** The day on which emails were switched off because the mail server of this address does not know it. */
  readonly emailRefusedOn: string | null;
  /** The application server key for `pushManager.subscribe`: base64url. Null if pushes are not offered. */
  readonly vapidPublicKey: string | null;
  readonly devices: readonly ReminderDevice[];
}

/** The `data` of each call's answer. All but `unsubscribe` refuse guests with 403, `not-allowed`. */
export interface ReminderAnswers {
  readonly reminders: Reminders;
  /** Refuses email for an address that is not verified (409, field `email`). */
  readonly setReminders: Reminders;
  /** Refuses an eleventh device (409). */
  readonly addSubscription: Reminders;
  /** Also succeeds if the device is unknown. */
  readonly removeSubscription: Reminders;
  /** Unknown tokens get 404. A known one succeeds each time. */
  readonly unsubscribe: { readonly email: "off" };
}
