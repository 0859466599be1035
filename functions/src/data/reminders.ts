import { createHash } from "node:crypto";
import { type Firestore, Timestamp, type Transaction } from "firebase-admin/firestore";
import type { AccountMark } from "../domain/account/accountMark.ts";
import { REMINDERS, remindersPath } from "../domain/records/firestorePaths.ts";
import { nextAt } from "../domain/reminder/nextAt.ts";
import { DEVICE_LIMIT, type PushSubscription } from "../domain/reminder/pushSubscription.ts";
import { EARLIEST_HOUR, type ReminderSettings } from "../domain/reminder/reminderSettings.ts";
import { type StoredReminders, storedRemindersKind } from "../domain/reminder/storedReminders.ts";
import { wallTimeAt } from "../domain/season/zonedTime.ts";
import { utcDayOf } from "../domain/shared/calendarDay.ts";
import { pagesOf } from "./pagesOf.ts";
import { secretHash } from "./secretHash.ts";

/** How many links of past emails still stop the emails. More than the 30 days that laws ask for. */
const TOKENS_KEPT = 60;

export async function readReminders(db: Firestore, uid: string): Promise<StoredReminders> {
  return remindersFrom((await db.doc(remindersPath(uid)).get()).data());
}

/** Stores a student's settings, and when the next digest is due, unless `allow` rejects. */
export function saveReminders(
  db: Firestore,
  uid: string,
  settings: ReminderSettings,
  now: Date,
  allow?: () => Promise<unknown>,
) {
  const changed = (before: StoredReminders): StoredReminders => ({
    ...before,
    settings,
    // A student who turns emails on again has looked at the address.
    email_refused_on: settings.email === "off" ? before.email_refused_on : null,
    // Comments from before the student asked to be reminded of them are not new.
    comments_emailed_at: sendsEmails(before) ? before.comments_emailed_at : Timestamp.fromDate(now),
    comments_pushed_at: before.settings?.push ? before.comments_pushed_at : Timestamp.fromDate(now),
  });
  return change(db, uid, now, changed, allow);
}

/** Adds a device, or replaces the keys and label of a known one. Null if the student has too many. */
export async function addDevice(
  db: Firestore,
  uid: string,
  subscription: PushSubscription,
  mark: AccountMark,
  now: Date,
) {
  const id = deviceIdOf(subscription.endpoint);
  let isFull = false;
  const stored = await change(db, uid, now, (before) => {
    isFull = before.subscriptions[id] === undefined && Object.keys(before.subscriptions).length >= DEVICE_LIMIT;
    if (isFull) return before;
    return {
      ...before,
      subscriptions: { ...before.subscriptions, [id]: { ...subscription, added_on: utcDayOf(now), ...mark } },
    };
  });
  return isFull ? null : stored;
}

/** Removes devices. Those that are unknown are left alone. */
export function removeDevices(db: Firestore, uid: string, ids: readonly string[], now: Date) {
  return change(db, uid, now, (before) => ({
    ...before,
    subscriptions: Object.fromEntries(Object.entries(before.subscriptions).filter(([id]) => !ids.includes(id))),
  }));
}

/** Removes all devices, and returns how many there were. */
export async function removeAllDevices(db: Firestore, uid: string, now: Date): Promise<number> {
  let removed = 0;
  await change(db, uid, now, (before) => {
    removed = Object.keys(before.subscriptions).length;
    return removed === 0 ? before : { ...before, subscriptions: {} };
  });
  return removed;
}

/** Switches emails off, because the mail server does not know the address. */
export function refuseEmail(db: Firestore, uid: string, now: Date) {
  return change(db, uid, now, (before) => ({
    ...before,
    settings: before.settings && { ...before.settings, email: "off" },
    email_refused_on: utcDayOf(now),
  }));
}

/** Switches off the emails of the student whose email had this token. Returns false if no email had it. */
export async function unsubscribe(db: Firestore, token: string, now: Date): Promise<boolean> {
  const { docs } = await db
    .collection(REMINDERS)
    .where("unsubscribe_hashes", "array-contains", secretHash(token))
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
  for await (const page of pagesOf(due, pageSize)) {
    yield page.map((snapshot) => ({ uid: snapshot.id, stored: remindersFrom(snapshot.data()) }));
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
    const { settings, next_at, unsubscribe_hashes } = before;
    if (settings === null || next_at === null || next_at.toMillis() > now.getTime()) return null;
    const claimed = { ...before, last_sent_on: wallTimeAt(next_at.toMillis(), settings.zone).day };
    const pushed = { ...claimed, comments_pushed_at: Timestamp.fromDate(now) };
    const after =
      token === null
        ? pushed
        : {
            ...pushed,
            comments_emailed_at: Timestamp.fromDate(now),
            unsubscribe_hashes: [...unsubscribe_hashes, secretHash(token)].slice(-TOKENS_KEPT),
          };
    transaction.set(db.doc(remindersPath(uid)), withNext(after, now));
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
export function wantsPush({ settings, subscriptions }: StoredReminders): boolean {
  return settings?.push === true && Object.keys(subscriptions).length > 0;
}

function sendsEmails({ settings }: StoredReminders): boolean {
  return settings !== null && settings.email !== "off";
}

/**
 * Changes the document in a transaction, and sets the next moment to fit. Returns what is stored then. Writes nothing
 * if `allow` rejects, which runs while the document is read.
 */
function change(
  db: Firestore,
  uid: string,
  now: Date,
  changed: (before: StoredReminders) => StoredReminders,
  allow: () => Promise<unknown> = () => Promise.resolve(),
): Promise<StoredReminders> {
  return db.runTransaction(async (transaction) => {
    const [before] = await Promise.all([read(transaction, db, uid), allow()]);
    const after = changed(before);
    if (after !== before) transaction.set(db.doc(remindersPath(uid)), withNext(after, now));
    return after;
  });
}

async function read(transaction: Transaction, db: Firestore, uid: string): Promise<StoredReminders> {
  return remindersFrom((await transaction.get(db.doc(remindersPath(uid)))).data());
}

/** A student without a document has chosen nothing. */
function remindersFrom(stored: unknown): StoredReminders {
  const reminders = storedRemindersKind.read(stored ?? {});
  if (!reminders) throw new Error("A document of reminders cannot be read.");
  return reminders;
}

/** With the next moment that fits the settings. */
function withNext(stored: StoredReminders, now: Date): StoredReminders {
  const { settings, last_sent_on } = stored;
  const rhythm = settings && {
    ...settings,
    hour: Math.max(settings.hour, EARLIEST_HOUR),
    push: wantsPush(stored),
  };
  const next = rhythm && nextAt(rhythm, now.getTime(), last_sent_on);
  return { ...stored, next_at: next === null ? null : Timestamp.fromMillis(next) };
}
