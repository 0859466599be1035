import * as z from "zod/mini";
import { accountMark, NO_MARK } from "../account/accountMark.ts";
import { recordKind } from "../shared/recordKind.ts";
import { storedDay } from "../shared/storedDay.ts";
import { atMostCharacters } from "../text/en/common.ts";
import * as text from "../text/en/reminder.ts";

/** The most devices that get a student's pushes. */
export const DEVICE_LIMIT = 10;
export const DEVICE_LABEL_LENGTH = 60;
const ENDPOINT_LENGTH = 1_000;

/** A browser's push subscription (W3C Push API), with the student's name for the device. */
export const pushSubscription = z.strictObject({
  /** The address of the browser's push service. The server accepts only public hosts: see `isPublicAddress`. */
  endpoint: z.string().check(z.maxLength(ENDPOINT_LENGTH, text.wrongSubscription)),
  keys: z.strictObject({
    /** An uncompressed point of P-256: 65 bytes in base64url. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/, text.wrongSubscription)),
    /** 16 bytes in base64url. */
    auth: z.string().check(z.regex(/^[\w-]{22}$/, text.wrongSubscription)),
  }),
  label: z.string().check(z.trim(), z.maxLength(DEVICE_LABEL_LENGTH, atMostCharacters(DEVICE_LABEL_LENGTH))),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

/** As stored, under the device's id. With the account when the device was added. */
export const pushDevice = z.object({ ...pushSubscription.shape, added_on: storedDay, ...accountMark.shape });
export type PushDevice = z.infer<typeof pushDevice>;

export const pushDeviceKind = recordKind(pushDevice, ["endpoint", "keys", "added_on"], { label: "", ...NO_MARK });

/** What a push tells the device: how many, and on which day. Never what. */
export interface PushPayload {
  /** How many things wait on that day. */
  readonly count: number;
  /** The student's calendar day: today, or tomorrow if today has nothing. */
  readonly day: string;
}
