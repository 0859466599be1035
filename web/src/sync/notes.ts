import { hasNotes, NOTES, readKept } from "../base/drafts.ts";

/**
 * Notes on this device about writes that the server has not answered yet. If a page closes before Firestore has stored
 * a write, nothing else remains of it, and a rejection is only reported to the page that wrote. The next page reads the
 * notes (`UnsentStore`). Notes are stored under the drafts' prefix and are deleted with them (`dropAllDrafts`).
 */

/** Identifies this page among all that may have left notes. Each page has its own notes. */
const PAGE = Math.random().toString(36).slice(2);

export type Fields = Readonly<Record<string, unknown>>;

export interface Note {
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** The fields that were written. */
  readonly fields: Fields;
  /** The record as the page knew it before; null for a new one. */
  readonly before: Fields | null;
  /** The student was told about it, so it is not restored without their decision. */
  readonly isTold?: boolean;
}

/** How many writes of this page each note waits for, by the note's key. */
export type UnansweredNotes = Map<string, number>;

/** Notes the writes of a plan's stores. */
export class Notes {
  readonly #unanswered: UnansweredNotes;

  constructor(unanswered: UnansweredNotes) {
    this.#unanswered = unanswered;
  }

  /**
   * Notes a write that was just passed to Firestore, until the server has answered it, either way. A later write
   * replaces an earlier note.
   *
   * @param path The document's path, followed by the row's id if it is one row of it.
   * @param before The current record; null if it is new.
   */
  noteChange(path: string, fields: object, written: Promise<unknown>, before: object | null): void {
    const key = `${NOTES}${path}#${PAGE}`;
    try {
      for (const other of notesOf(path)) if (pathOf(other) === path && other !== key) takeOut(other, fields);
      const noted = readNote(key);
      const known = noted ? noted.before : before && { ...before };
      keepNote(key, { at: Date.now(), fields: { ...noted?.fields, ...fields }, before: known });
      this.#awaitAnswer(key, written);
    } catch {
      // If the browser's storage is full or blocked, the write is sent all the same.
    }
  }

  /** Whether an unanswered write of this page has a note at this path. */
  has(path: string): boolean {
    return (this.#unanswered.get(`${NOTES}${path}#${PAGE}`) ?? 0) > 0;
  }

  #awaitAnswer(key: string, written: Promise<unknown>): void {
    const count = (by: number) => {
      const left = (this.#unanswered.get(key) ?? 0) + by;
      this.#unanswered.set(key, left);
      if (left === 0) dropNote(key);
    };
    const answered = () => count(-1);
    count(1);
    written.then(answered, answered);
  }
}

/** The student has removed the record with all its parts. */
export function forgetChange(path: string): void {
  for (const key of notesOf(path)) dropNote(key);
}

/** The notes that earlier pages have left for this student. A record comes before its parts. */
export function notesLeft(uid: string): readonly string[] {
  const left = notesOf(`users/${uid}`).filter((key) => !key.endsWith(`#${PAGE}`));
  return left.toSorted((a, b) => (a < b ? -1 : 1));
}

export function pathOf(key: string): string {
  return key.slice(NOTES.length).split("#")[0] ?? "";
}

export function readNote(key: string): Note | null {
  return readKept(key, isNote);
}

function isNote(found: unknown): found is Note {
  const { at, fields } = Object(found);
  return typeof at === "number" && typeof fields === "object" && fields !== null;
}

export function keepNote(key: string, note: Note): void {
  localStorage.setItem(key, JSON.stringify(note));
}

export function dropNote(key: string): void {
  localStorage.removeItem(key);
}

/** The notes of the record at this path and of its parts, from any page. */
function notesOf(path: string): readonly string[] {
  if (globalThis.localStorage === undefined || !hasNotes()) return [];
  return Object.keys(localStorage).filter((key) => key.startsWith(NOTES) && `${pathOf(key)}/`.startsWith(`${path}/`));
}

function takeOut(key: string, fields: object): void {
  const noted = readNote(key);
  const left = Object.entries(noted?.fields ?? {}).filter(([name]) => !(name in fields));
  if (noted && left.length > 0) keepNote(key, { ...noted, fields: Object.fromEntries(left) });
  else dropNote(key);
}
