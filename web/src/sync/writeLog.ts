import { isSameValue } from "@domain/records/isSameValue";
import { LOG, readKept } from "../base/drafts.ts";
import { type FieldEdit, type Stored, valueAt, withEdits } from "./fieldEdits.ts";

/**
 * The log of writes that the server has not answered yet, on this device. Every write passes through it
 * (`firestoreSdk`), so it covers every kind of record and knows none. If a page closes before Firestore has stored a
 * write, nothing else remains of it, and a rejection is only reported to the page that wrote. The next page reads what
 * is left (`leftWrites`, `UnsentStore`). The log is stored under the drafts' prefix and deleted with them (`dropAllDrafts`).
 */

/** A field of a document, or with an empty path all of it. */
export interface PlacedEdit extends FieldEdit {
  /** The document. */
  readonly of: string;
}

export interface LoggedEdit extends PlacedEdit {
  /**
   * The value before, and those of earlier unanswered writes of this page, the oldest first. Null: there was none. Empty
   * if this page has not read the document.
   */
  readonly was: readonly unknown[];
  /** Of what is added: its value before fields of it were written by later writes, which are logged themselves. */
  readonly arrived?: readonly unknown[];
}

/** A commit: its edits are written together. */
export interface LoggedWrite {
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  readonly edits: readonly LoggedEdit[];
  /** The documents and rows (`recordOf`) with the edits in them, in case another device has deleted one. */
  readonly records: readonly PlacedEdit[];
  /** Firestore had not started, so it has stored nothing of it. */
  readonly isEarly?: boolean;
  /** The student was told about it, so it is not written again without their decision. */
  readonly isTold?: boolean;
}

export type Step = readonly [name: "set" | "update" | "delete", args: readonly unknown[]];
/** What a value of the SDK makes of the field's value. */
type Effect = (now: unknown) => unknown;

/** Stands for the server's time, which is not known. */
export const SERVER_TIME = { type: "cairn/server-time" } as const;
/** The longest write that is logged, in characters: local storage has room for about five million. */
const LONGEST = 200_000;
/** The most states of a field that are logged: the oldest and the latest. */
const STATES = 4;
/** Keys of the release before the log (`convertOldNotes`). */
const OLD = /^draft\/(unsent|early)\//;

/** Identifies this page among all that may have left writes. */
export const PAGE = Math.random().toString(36).slice(2);

/** What the SDK's values stand for. */
const meanings = new WeakMap<object, Effect | readonly string[]>();
/** Documents as this page has read or written them; null for one that is not there. */
const known = new Map<string, Stored | null>();
/** This page's unanswered writes. */
const own = new Map<string, LoggedWrite>();
let student: string | null = null;
let count = 0;
/** Lets go of the lock that shows other pages that this one is open. */
let letGo: (() => void) | null = null;

/** From now on, writes are this student's. Null: none is logged. */
export function logFor(uid: string | null): void {
  if (uid !== student) known.clear();
  student = uid;
}

export function hasRead(document: string, stored: Stored | null): void {
  known.set(document, stored);
}

/** `meaning`: the names of a field path, or what a field's value does. */
export function withMeaning<Value>(value: Value, meaning: Effect | readonly string[]): Value {
  meanings.set(Object(value), meaning);
  return value;
}

/**
 * Logs a write that is passed to Firestore next.
 *
 * @returns Called when the server has answered, either way.
 */
export function logWrite(steps: readonly Step[], isEarly: boolean): () => void {
  if (student === null || globalThis.localStorage === undefined) return () => undefined;
  count += 1;
  const key = `${LOG}${student}#${PAGE}/${1_000_000 + count}`;
  try {
    const others = writesOf(student);
    // What this page wrote, or shows: what the student writes now, they write instead of it.
    const isOurs = (other: string, edit: LoggedEdit) =>
      pageOf(other) === PAGE || isSameValue(knownAt(edit), edit.value);
    const ours = new Set(others.flatMap(([other, write]) => write.edits.filter((edit) => isOurs(other, edit))));
    const edits = steps.flatMap((step) => logged(step, [...ours]));
    const ofRecords = edits.filter(({ path }) => !isMark(path) && recordOf(path).length < path.length);
    const records = recordsIn(ofRecords).map((place) => ({ ...place, value: knownAt(place) }));
    keepWrite(key, { at: Date.now(), edits, records, ...(isEarly && { isEarly }) });
    for (const [other, write] of others) supersede(other, write, edits, ours);
    if (letGo === null) holdLock();
  } catch {
    // If the browser's storage is full or blocked, the write is sent all the same.
  }
  return () => {
    dropWrite(key);
    if (own.size > 0) return;
    letGo?.();
    letGo = null;
  };
}

export function keepWrite(key: string, write: LoggedWrite): void {
  const text = JSON.stringify(write);
  if (text.length > LONGEST) return;
  localStorage.setItem(key, text);
  if (pageOf(key) === PAGE) own.set(key, write);
}

export function dropWrite(key: string): void {
  own.delete(key);
  localStorage.removeItem(key);
}

/** Whether other pages, or the last release, have left anything to look at (`leftWrites`). */
export function hasLeft(): boolean {
  const isOld = (key: string) => OLD.test(key);
  return keysOf(student).some((key) => pageOf(key) !== PAGE) || Object.keys(globalThis.localStorage ?? {}).some(isOld);
}

/** Where the record is that a field belongs to: an entry of a map (`items.<id>`), or the document. */
export function recordOf(path: readonly string[]): readonly string[] {
  return path.length > 1 ? path.slice(0, 2) : [];
}

/** Where the records are that edits are about. */
export function recordsIn(edits: readonly PlacedEdit[]): readonly Omit<PlacedEdit, "value">[] {
  const places = edits.map(({ of, path }) => ({ of, path: recordOf(path) }));
  return [...new Map(places.map((place) => [[place.of, ...place.path].join("/"), place])).values()];
}

/** Such a field tells the rules what is written. */
export function isMark([name = "", ...rest]: readonly string[]): boolean {
  return rest.length === 0 && name.startsWith("changed_");
}

function keysOf(uid: string | null): readonly string[] {
  return Object.keys(globalThis.localStorage ?? {}).filter((key) => key.startsWith(`${LOG}${uid}#`));
}

/** All writes that are logged for the student, in order. */
export function writesOf(uid: string): readonly [key: string, write: LoggedWrite][] {
  const writes = keysOf(uid)
    .toSorted()
    .flatMap((key): [string, LoggedWrite][] => {
      const write = own.get(key) ?? readKept(key, isWrite);
      return write ? [[key, write]] : [];
    });
  return writes.sort(([, one], [, other]) => one.at - other.at);
}

function knownAt({ of, path }: PlacedEdit): unknown {
  return valueAt(known.get(of) ?? null, path);
}

/** The edits of a step. The document as known contains them from now on. */
function logged(step: Step, ours: readonly LoggedEdit[]): readonly LoggedEdit[] {
  const { path: of } = Object(step[1][0]);
  const edits = editsOf(step);
  const now = known.get(of);
  const isRead = now !== undefined;
  const mine = ours.filter((edit) => edit.of === of && !isMark(edit.path));
  // The document without what the student has written below a path.
  const beforeAt = (path: readonly string[]) =>
    mine
      .filter((edit) => isBelow(edit.path, path))
      .reduceRight((document, edit) => withEdit(document, edit.path, edit.was[0]), now ?? null);
  const written = edits.map(({ path, value }): LoggedEdit => {
    const earlier = mine.find((edit) => isSameValue(edit.path, path))?.was ?? [valueAt(beforeAt(path), path) ?? null];
    const [first, ...others] = [...earlier, valueAt(now ?? null, path) ?? null];
    const states = [first, ...others.slice(1 - STATES).filter((state) => !isSameValue(state, first))];
    const result = plain(value, valueAt(now ?? null, path));
    // What is new as a whole was not there, even if its document has not been read.
    const isNew = result !== undefined && recordOf(path).length === path.length;
    const unread = isNew ? [null] : [];
    return { of, path, was: isRead ? states : unread, value: result };
  });
  const after = written.reduce((document, { path, value }) => withEdit(document, path, value), now ?? null);
  if (isRead || edits.some(({ path }) => path.length === 0)) known.set(of, after);
  return written;
}

function editsOf([name, [, first, second, ...others]]: Step): readonly FieldEdit[] {
  if (name === "delete") return [{ path: [] }];
  if (name === "set") {
    const { mergeFields } = Object(second);
    if (!Array.isArray(mergeFields)) return [{ path: [], value: first }];
    return mergeFields.map(segmentsOf).map((path) => ({ path, value: valueAt(Object(first), path) }));
  }
  const pairs = isPlain(first) ? Object.entries(first).flat() : [first, second, ...others];
  return pairs.flatMap((path, index) => (index % 2 === 0 ? [{ path: segmentsOf(path), value: pairs[index + 1] }] : []));
}

function segmentsOf(path: unknown): readonly string[] {
  const names = meanings.get(Object(path));
  return typeof names === "object" ? names : String(path).split(".");
}

/** The value with what the SDK's values stand for. */
function plain(value: unknown, now?: unknown): unknown {
  const effect = meanings.get(Object(value));
  if (typeof effect === "function") return effect(now);
  if (Array.isArray(value)) return value.map((item) => plain(item));
  return isPlain(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)])) : value;
}

function withEdit(document: Stored | null, path: readonly string[], value: unknown): Stored | null {
  return path.length > 0 ? withEdits(document ?? {}, [{ path, value }]) : ((value ?? null) as Stored | null);
}

/**
 * Takes out of an earlier write what is written now. What another page has left and this one does not show stays, because
 * the student may never have seen it, unless they remove all of its record.
 */
function supersede(key: string, write: LoggedWrite, newer: readonly LoggedEdit[], ours: ReadonlySet<LoggedEdit>): void {
  const edits = write.edits.flatMap((edit) => {
    const isOver = ({ of, path, value }: LoggedEdit) => {
      const isRemoval = value === undefined && recordOf(path).length === path.length;
      return of === edit.of && !isMark(path) && (isRemoval || ours.has(edit));
    };
    const over = newer.filter(isOver);
    if (over.some(({ path }) => isBelow(edit.path, path))) return [];
    // What is added is only complete with the fields that are written now.
    const parts = over.filter(({ path }) => isBelow(path, edit.path));
    const place = edit.path.length;
    const added = (value: unknown, part: LoggedEdit) => withEdit(Object(value), part.path.slice(place), part.value);
    if (parts.length === 0) return [edit];
    const arrived = [...(edit.arrived ?? []), edit.value].slice(-STATES);
    return [{ ...edit, arrived, value: parts.reduce(added, edit.value) }];
  });
  if (edits.every((edit) => isMark(edit.path))) dropWrite(key);
  else if (edits.length < write.edits.length || edits.some((edit, index) => edit !== write.edits[index]))
    keepWrite(key, { ...write, edits });
}

/** Whether it is the same place, or inside it. */
export function isBelow(path: readonly string[], place: readonly string[]): boolean {
  return place.every((name, index) => path[index] === name);
}

function holdLock(): void {
  const answered = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks?.request(lockOf(PAGE), () => answered);
}

export function lockOf(page: string): string {
  return `unsent/${page}`;
}

export function pageOf(key: string): string {
  return key.split("#")[1]?.split("/")[0] ?? "";
}

function isWrite(found: unknown): found is LoggedWrite {
  const { edits, records } = Object(found);
  return Array.isArray(edits) && Array.isArray(records);
}

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
