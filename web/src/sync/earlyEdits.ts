import { EARLY, readKept } from "../base/drafts.ts";
import { type FieldEdit, type Stored, valueAt } from "./fieldEdits.ts";

/**
 * Edits of the first view on this device. Until Firestore has started, nothing else remains of them if the page closes.
 * The next page repeats them (`redoEarly`). They are stored under the drafts' prefix and are deleted with them
 * (`dropAllDrafts`).
 */

/** One call of `DocumentMirror.update`. */
export interface EarlyEdit {
  /** The document. */
  readonly path: string;
  readonly edits: readonly FieldEdit[];
  /** The value of each edited field before; none for a field that was missing. */
  readonly before: readonly FieldEdit[];
  readonly marks: Stored;
}

/** A store that edits one document by `DocumentMirror.update`. */
export interface Redoes {
  /** The document's path; null while it is not shown. */
  readonly shownPath: string | null;
  /** Repeats the edit, unless one of its fields has another value by now. */
  redo(edit: EarlyEdit): void;
}

const PAGE = Math.random().toString(36).slice(2);
/** Lets go of the lock that shows other tabs that this page is still open. */
let letGo: (() => void) | null = null;

/** @param stored The document before the edit. */
export function keepEarly(path: string, edits: readonly FieldEdit[], marks: Stored, stored: Stored): void {
  const [, uid = ""] = path.split("/");
  const key = `${EARLY}${uid}#${PAGE}`;
  const before = edits.map(({ path: field }) => ({ path: field, value: valueAt(stored, field) }));
  try {
    localStorage.setItem(key, JSON.stringify([...readEarly(key), { path, edits, before, marks }]));
  } catch {
    // Without storage, or with full storage, the page keeps the edit.
    return;
  }
  if (letGo) return;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks?.request(key, () => gone);
}

/** Firestore has kept this page's edits. */
export function dropOwnEarly(uid: string): void {
  globalThis.localStorage?.removeItem(`${EARLY}${uid}#${PAGE}`);
  letGo?.();
  letGo = null;
}

/** Where earlier pages, and other tabs, have left edits of this student. */
export function earlyLeft(uid: string): readonly string[] {
  const start = `${EARLY}${uid}#`;
  const keys = Object.keys(globalThis.localStorage ?? {});
  return keys.filter((key) => key.startsWith(start) && key !== `${start}${PAGE}`);
}

/** Whether the page that left them has closed. Otherwise, it still sends them itself. */
export async function isPageGone(key: string): Promise<boolean> {
  const { locks } = navigator;
  return locks === undefined || locks.request(key, { ifAvailable: true }, (lock) => lock !== null);
}

export function readEarly(key: string): readonly EarlyEdit[] {
  return readKept(key, areEdits) ?? [];
}

function areEdits(found: unknown): found is readonly EarlyEdit[] {
  return Array.isArray(found) && found.every(isEdit);
}

function isEdit(found: unknown): found is EarlyEdit {
  const { path, edits, before } = Object(found);
  return typeof path === "string" && Array.isArray(edits) && Array.isArray(before);
}

export function dropEarly(key: string): void {
  localStorage.removeItem(key);
}
