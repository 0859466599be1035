import { isSameValue } from "@domain/records/isSameValue";
import { type FieldEdit, type Stored, valueAt } from "./fieldEdits.ts";
import {
  dropWrite,
  isMark,
  type LoggedEdit,
  type LoggedWrite,
  lockOf,
  PAGE,
  pageOf,
  SERVER_TIME,
  writesOf,
} from "./writeLog.ts";

/** The writes of closed pages, those of a page in order. A page that is open still sends its own. */
export async function writesLeft(uid: string): Promise<readonly [key: string, write: LoggedWrite][]> {
  const gone = new Map<string, boolean>([[PAGE, false]]);
  for (const [key] of writesOf(uid)) if (!gone.has(pageOf(key))) gone.set(pageOf(key), await isPageGone(pageOf(key)));
  return writesOf(uid).filter(([key]) => gone.get(pageOf(key)));
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
export async function repeatEarly(uid: string, { path, stored, update }: Shown): Promise<void> {
  for (const [key, { edits, isEarly, isTold }] of await writesLeft(uid)) {
    if (!isEarly || isTold || edits.some(({ of }) => of !== path)) continue;
    const document = stored();
    const fields = edits.filter((edit) => !isMark(edit.path));
    const isAsBefore = fields.every((edit) => verdictOn(edit, document) === "as before");
    if (document === null || !isAsBefore || !dropWrite(key)) continue;
    const marks = edits.filter((edit) => isMark(edit.path)).map((edit) => [edit.path[0], edit.value]);
    update(fields, Object.fromEntries(marks));
  }
}

/** Whether the document has what was written, or still has what was there before. */
export function verdictOn({ path, was, value }: LoggedEdit, document: Stored | null): "there" | "as before" | "other" {
  const now: unknown = JSON.parse(JSON.stringify(valueAt(document, path) ?? null));
  if (isMark(path) || holds(now, value ?? null)) return "there";
  const isAsBefore =
    was.some((before) => isSameValue(before ?? null, now)) || (value === undefined && was.length === 0);
  return isAsBefore ? "as before" : "other";
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
