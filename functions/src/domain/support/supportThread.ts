import * as z from "zod/mini";
import { emailAddress } from "../account/emailAddress.ts";
import { displayName } from "../account/user.ts";
import { recordKind } from "../shared/recordKind.ts";
import { atMostCharacters } from "../text/en/common.ts";
import * as text from "../text/en/support.ts";

/** The longest texts. Security rules repeat them. */
export const SUBJECT_LIMIT = 120;
export const BODY_LIMIT = 2_000;
export const DIAGNOSTICS_LIMIT = 1_000;
/** The most messages of one thread. */
export const THREAD_LIMIT = 40;
/** How many messages a student can send within 24 hours. */
export const DAILY_MESSAGES = 10;

const DAY = 86_400_000;

/** Letters and digits that are not confused when a number is read aloud. */
const NUMBER_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const THREAD_NUMBER = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

/** `K7QM-2XPD`, which is also the thread's id. Created on the device, because a message may wait offline. */
export function newThreadNumber(random: Uint8Array): string {
  const signs = Array.from(random.slice(0, 8), (byte) => NUMBER_SIGNS[byte % NUMBER_SIGNS.length]);
  return `${signs.slice(0, 4).join("")}-${signs.slice(4).join("")}`;
}

const messageText = z
  .string()
  .check(z.trim(), z.minLength(1, text.writeMessage), z.maxLength(BODY_LIMIT, atMostCharacters(BODY_LIMIT)));
const moment = z.int().check(z.minimum(0));

export const supportMessage = z.object({ author: z.enum(["student", "support"]), text: messageText, at: moment });
export type SupportMessage = z.infer<typeof supportMessage>;

const subject = z
  .string()
  .check(z.trim(), z.minLength(1, text.writeSubject), z.maxLength(SUBJECT_LIMIT, atMostCharacters(SUBJECT_LIMIT)));

/** `users/{uid}/supportThreads/{number}`: a message to support with all replies, in one read. */
export const supportThread = z.object({
  subject,
  name: displayName,
  email: emailAddress,
  /** Browser details that the student has chosen to send. */
  diagnostics: z.nullable(z.string().check(z.minLength(1), z.maxLength(DIAGNOSTICS_LIMIT))),
  /** In milliseconds, by the writer's clock. */
  started_at: moment,
  updated_at: moment,
  /** Who has to write next: support while it is `waiting`. */
  status: z.enum(["waiting", "answered"]),
  messages: z
    .record(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)), supportMessage)
    .check(z.refine((messages) => Object.keys(messages).length <= THREAD_LIMIT, text.threadHolds(THREAD_LIMIT))),
  /** The message this write adds. Security rules cannot loop over a map. */
  changed_message: z.string(),
});
export type SupportThread = z.infer<typeof supportThread>;

export const supportThreadKind = recordKind(supportThread, [], {
  subject: "",
  name: "",
  email: "",
  diagnostics: null,
  started_at: 0,
  updated_at: 0,
  status: "waiting",
  messages: {},
  changed_message: "",
});

/** The fields of the "New Message" form. */
export const supportForm = z.object({
  name: displayName,
  email: emailAddress,
  subject,
  body: messageText,
  diagnostics: z.optional(z.literal("on")),
});
/** The reply field below a thread. */
export const replyForm = z.object({ reply: messageText });

/** The messages of a thread in the order they were written. */
export function messagesOf({ messages }: SupportThread): readonly (SupportMessage & { readonly id: string })[] {
  return Object.entries(messages)
    .map(([id, message]) => ({ ...message, id }))
    .sort((a, b) => a.at - b.at || a.id.localeCompare(b.id));
}

/**
 * `users/{uid}/supportQuotas/messages`: one slot for each message allowed per day. A message takes a slot that is new
 * or at least a day old, and the server sets its time. So the limit also holds for messages sent later from an offline
 * device, whatever its clock says.
 */
export interface SupportQuota {
  /** When each slot was taken, in milliseconds. Null until the server has set it. */
  readonly slots: Readonly<Record<string, number | null>>;
}

/** A slot that a message can take now. Null if the day's messages are used up. */
export function freeSlot({ slots }: SupportQuota, now: number): string | null {
  for (let index = 0; index < DAILY_MESSAGES; index += 1) {
    const slot = String(index);
    if (!Object.hasOwn(slots, slot)) return slot;
  }
  const free = Object.entries(slots).find(([, at]) => at !== null && at <= now - DAY);
  return free?.[0] ?? null;
}
