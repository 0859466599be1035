import { isSameValue } from "@domain/records/isSameValue";
import { type FieldEdit, type Stored, valueAt } from "./fieldEdits.ts";
import { rewritten } from "./writeAgain.ts";
import {
  dropWrite,
  isMark,
  type LoggedEdit,
  type LoggedWrite,
  lockOf,
  PAGE,
  type PlacedEdit,
  pageOf,
  recordOf,
  SERVER_TIME,
  writesOf,
} from "./writeLog.ts";

/** The writes of closed pages, in order. A page that is open still sends its own. */
export async function writesLeft(uid: string): Promise<readonly [key: string, write: LoggedWrite][]> {
  const gone = new Map<string, boolean>([[PAGE, false]]);
  for (const [key] of writesOf(uid)) if (!gone.has(pageOf(key))) gone.set(pageOf(key), await isPageGone(pageOf(key)));
  return writesOf(uid).filter(([key]) => gone.get(pageOf(key)));
}

/** The other pages that have unanswered writes, open or closed. */
export function otherPages(uid: string): ReadonlySet<string> {
  return new Set(writesOf(uid).flatMap(([key]) => (pageOf(key) === PAGE ? [] : [pageOf(key)])));
}

/**
 * Waits until a page is closed, so that it does not send itself what it has left. A page that is reloaded can still be
 * open when the next one starts. Resolves with false if the signal is aborted first.
 */
export async function isClosed(page: string, signal: AbortSignal): Promise<boolean> {
  try {
    await navigator.locks?.request(lockOf(page), { mode: "shared", signal }, () => undefined);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return !signal.aborted;
}

/** A document that is shown. */
interface Shown {
  readonly path: string;
  /** As it is shown; null once it is closed. */
  readonly stored: () => Stored | null;
  readonly update: (edits: readonly FieldEdit[], marks: Stored) => void;
}

/**
 * Writes what closed pages wrote to a document before their Firestore had started, unless another device has changed it.
 * Firestore has never had these writes, so they are shown without waiting for the server.
 */
export async function repeatEarly({ path, stored, update }: Shown): Promise<void> {
  const [, uid = ""] = path.split("/");
  for (const [key, write] of await writesLeft(uid)) {
    const { edits, isEarly, isTold } = write;
    if (!isEarly || isTold || edits.some(({ of }) => of !== path)) continue;
    const document = stored();
    const fields = edits.filter((edit) => !isMark(edit.path));
    const isAsBefore = fields.every(
      (edit) => verdictOn(edit, document) === "as before" && !isDeleted(edit, write, document),
    );
    if (document === null || !isAsBefore || !isLogged(key)) continue;
    dropWrite(key);
    const marks = edits.filter((edit) => isMark(edit.path)).map((edit) => [edit.path[0], edit.value]);
    const written = fields.map((edit) => ({ path: edit.path, value: edit.value, told: rewritten(edit, document) }));
    update(written, Object.fromEntries(marks));
  }
}

/** Whether the document has what was written, or still has what was there before. */
export function verdictOn(
  { path, was, value, arrived = [] }: LoggedEdit,
  document: Stored | null,
): "there" | "as before" | "other" {
  const now: unknown = JSON.parse(JSON.stringify(valueAt(document, path) ?? null));
  if (isMark(path) || [value ?? null, ...arrived].some((written) => isSameValue(now, written))) return "there";
  // Before text that was continued: a student may have made it shorter.
  if (was.some((before) => isSameValue(before ?? null, now))) return "as before";
  if (holds(now, value)) return "there";
  return value === undefined && was.length === 0 ? "as before" : "other";
}

/** The record that the edit is about was there and is not there now. Then, a missing field does not mean "as before". */
export function isDeleted({ of, path }: LoggedEdit, write: LoggedWrite, document: Stored | null): boolean {
  const record = recordOf(path);
  if (record.length === path.length || valueAt(document, record) != null) return false;
  const isHere = isAbout({ of, path: record });
  const written = new Set(write.edits.filter(isHere).map((edit) => edit.path[record.length]));
  const whole: unknown = write.records.find(isHere)?.value;
  // A record with nothing but what was written is new.
  return whole === undefined || Object.keys(Object(whole)).some((name) => !written.has(name));
}

/** False once another page has dealt with it. */
export function isLogged(key: string): boolean {
  return localStorage.getItem(key) !== null;
}

/** Whether an edit is about the record at a place. */
export function isAbout({ of, path }: PlacedEdit): (edit: PlacedEdit) => boolean {
  return (edit) => edit.of === of && isSameValue(recordOf(edit.path), path);
}

/** Text that another device has only continued is there. */
export function holds(now: unknown, written: unknown): boolean {
  if (isSameValue(now, written) || isSameValue(written, SERVER_TIME)) return true;
  if (typeof now !== "string" || typeof written !== "string") return false;
  return /\S\s+\S/.test(written) && now.includes(written.trim());
}

async function isPageGone(page: string): Promise<boolean> {
  const { locks } = navigator;
  const isFree = (lock: Lock | null) => lock !== null;
  return locks === undefined || locks.request(lockOf(page), { ifAvailable: true, mode: "shared" }, isFree);
}
