import { createHash } from "node:crypto";
import { type Firestore, Timestamp, type Transaction } from "firebase-admin/firestore";
import { REMINDERS, remindersPath } from "../domain/records/firestorePaths.ts";
import { nextAt } from "../domain/reminder/nextAt.ts";
import {
  DEVICE_LIMIT,
  type PushDevice,
  type PushSubscription,
  pushDeviceKind,
} from "../domain/reminder/pushSubscription.ts";
import { type ReminderSettings, reminderSettingsKind } from "../domain/reminder/reminderSettings.ts";
import { wallTimeAt } from "../domain/season/zonedTime.ts";
import { utcDayOf } from "../domain/shared/calendarDay.ts";

/** How many links of past emails still stop the emails. More than the 30 days that laws ask for. */
const TOKENS_KEPT = 60;

/** `reminders/{uid}`, as stored. */
export interface StoredReminders {
  readonly settings: ReminderSettings | null;
  readonly devices: Readonly<Record<string, PushDevice>>;
  /** When the scheduled function looks at this student next, in milliseconds. Null if never. */
  readonly nextAt: number | null;
  /** The student's day of the last digest, quiet or not. */
  readonly lastSentOn: string | null;
  /** When new comments were last looked for, in milliseconds. */
  readonly checkedAt: number;
  readonly unsubscribeHashes: readonly string[];
  /** See `Reminders` in the domain. */
  readonly emailRefusedOn: string | null;
}

export async function readReminders(db: Firestore, uid: string): Promise<StoredReminders> {
  return remindersFrom((await db.doc(remindersPath(uid)).get()).data());
}

/** Stores a student's settings, and when the next digest is due. */
export function saveReminders(db: Firestore, uid: string, settings: ReminderSettings, now: Date) {
  return change(db, uid, now, (before) => ({
    ...before,
    settings,
    // Whoever turns emails on again has looked at the address.
    emailRefusedOn: settings.email === "off" ? before.emailRefusedOn : null,
    // Comments from before the student asked for reminders are not new.
    checkedAt: before.settings === null ? now.getTime() : before.checkedAt,
  }));
}

/** Adds a device, or replaces the keys and label of a known one. Null if the student has too many. */
export async function addDevice(db: Firestore, uid: string, subscription: PushSubscription, now: Date) {
  const id = deviceIdOf(subscription.endpoint);
  let isFull = false;
  const stored = await change(db, uid, now, (before) => {
    isFull = before.devices[id] === undefined && Object.keys(before.devices).length >= DEVICE_LIMIT;
    if (isFull) return before;
    return { ...before, devices: { ...before.devices, [id]: { ...subscription, added_on: utcDayOf(now) } } };
  });
  return isFull ? null : stored;
}

/** Removes devices. Those that are unknown are left alone. */
export function removeDevices(db: Firestore, uid: string, ids: readonly string[], now: Date) {
  return change(db, uid, now, (before) => ({
    ...before,
    devices: Object.fromEntries(Object.entries(before.devices).filter(([id]) => !ids.includes(id))),
  }));
}

/** Switches emails off, because the mail server does not know the address. */
export function refuseEmail(db: Firestore, uid: string, now: Date) {
  return change(db, uid, now, (before) => ({
    ...before,
    settings: before.settings && { ...before.settings, email: "off" },
    emailRefusedOn: utcDayOf(now),
  }));
}

/** Switches off the emails of the student whose email had this token. Returns false if no one's had. */
export async function unsubscribe(db: Firestore, token: string, now: Date): Promise<boolean> {
  const { docs } = await db
    .collection(REMINDERS)
    .where("unsubscribe_hashes", "array-contains", hashOf(token))
    .limit(1)
    .get();
  const [found] = docs;
  if (!found) return false;
  await change(db, found.id, now, (before) => ({
    ...before,
    settings: before.settings && { ...before.settings, email: "off" },
  }));
  return true;
}

/** A student whose digest is due. */
export interface DueReminder {
  readonly uid: string;
  readonly stored: StoredReminders;
}

/** The students whose digest is due, the longest due first, in pages. A page is read when the one before is done. */
export async function* dueReminders(
  db: Firestore,
  now: Date,
  pageSize: number,
): AsyncGenerator<readonly DueReminder[]> {
  const due = db.collection(REMINDERS).where("next_at", "<=", Timestamp.fromDate(now)).orderBy("next_at");
  let page = await due.limit(pageSize).get();
  while (page.docs.length > 0) {
    yield page.docs.map((snapshot) => ({ uid: snapshot.id, stored: remindersFrom(snapshot.data()) }));
    const last = page.docs.at(-1);
    if (last === undefined || page.docs.length < pageSize) return;
    page = await due.startAfter(last).limit(pageSize).get();
  }
}

/**
 * Claims a due digest, so that no other run sends it too: sets the next one, and notes the day. Returns what was stored
 * before; null if it is not due, because another run has claimed it or the student has changed the settings.
 *
 * @param token Of the email's link. Null if no email is sent.
 */
export function claimReminder(db: Firestore, uid: string, token: string | null, now: Date) {
  return db.runTransaction(async (transaction): Promise<StoredReminders | null> => {
    const before = await read(transaction, db, uid);
    if (before.settings === null || before.nextAt === null || before.nextAt > now.getTime()) return null;
    const after = {
      ...before,
      lastSentOn: wallTimeAt(before.nextAt, before.settings.zone).day,
      checkedAt: now.getTime(),
      unsubscribeHashes: [...before.unsubscribeHashes, ...(token === null ? [] : [hashOf(token)])].slice(-TOKENS_KEPT),
    };
    transaction.set(db.doc(remindersPath(uid)), documentFrom(after, now));
    return before;
  });
}

export async function deleteReminders(db: Firestore, uid: string): Promise<number> {
  const reference = db.doc(remindersPath(uid));
  const { exists } = await reference.get();
  if (exists) await reference.delete();
  return exists ? 1 : 0;
}

/** A device's id: the browser computes the same from its subscription. */
export function deviceIdOf(endpoint: string): string {
  return createHash("sha256").update(endpoint).digest().subarray(0, 16).toString("base64url");
}

/** Pushes need a device. */
export function wantsPush({ settings, devices }: Pick<StoredReminders, "settings" | "devices">): boolean {
  return settings?.push === true && Object.keys(devices).length > 0;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Changes the document in a transaction, and sets the next moment to fit. Returns what is stored then. */
function change(
  db: Firestore,
  uid: string,
  now: Date,
  changed: (before: StoredReminders) => StoredReminders,
): Promise<StoredReminders> {
  return db.runTransaction(async (transaction) => {
    const before = await read(transaction, db, uid);
    const after = changed(before);
    if (after !== before) transaction.set(db.doc(remindersPath(uid)), documentFrom(after, now));
    return after;
  });
}

async function read(transaction: Transaction, db: Firestore, uid: string): Promise<StoredReminders> {
  return remindersFrom((await transaction.get(db.doc(remindersPath(uid)))).data());
}

function remindersFrom(stored: unknown): StoredReminders {
  const { settings, subscriptions, next_at, last_sent_on, checked_at, unsubscribe_hashes, email_refused_on } =
    Object(stored);
  const devices = Object.entries<unknown>(Object(subscriptions)).flatMap(([id, each]) => {
    const device = pushDeviceKind.read(each);
    return device ? [[id, device] as const] : [];
  });
  return {
    settings: settings === undefined || settings === null ? null : reminderSettingsKind.read(settings),
    devices: Object.fromEntries(devices),
    nextAt: next_at instanceof Timestamp ? next_at.toMillis() : null,
    lastSentOn: typeof last_sent_on === "string" ? last_sent_on : null,
    checkedAt: checked_at instanceof Timestamp ? checked_at.toMillis() : 0,
    unsubscribeHashes: Array.isArray(unsubscribe_hashes) ? unsubscribe_hashes : [],
    emailRefusedOn: typeof email_refused_on === "string" ? email_refused_on : null,
  };
}

function documentFrom(stored: StoredReminders, now: Date) {
  const { settings, devices, lastSentOn, checkedAt, unsubscribeHashes, emailRefusedOn } = stored;
  const next = settings && nextAt({ ...settings, push: wantsPush(stored) }, now.getTime(), lastSentOn);
  return {
    settings,
    subscriptions: devices,
    next_at: next === null ? null : Timestamp.fromMillis(next),
    last_sent_on: lastSentOn,
    checked_at: Timestamp.fromMillis(checkedAt),
    unsubscribe_hashes: unsubscribeHashes,
    email_refused_on: emailRefusedOn,
  };
}
