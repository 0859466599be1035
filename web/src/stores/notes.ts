import { hasNotes, NOTES } from "../drafts.ts";

/**
 * What the student has written and the server has not answered yet, noted on this device. A page that goes before
 * Firestore has kept a write leaves nothing else of it, and a refusal is told to the page that wrote and to no other:
 * the next page reads the notes (`UnsentStore`). Notes are below the drafts and leave the device with them
 * (`dropAllDrafts`).
 */

/** This page, among all that may have left notes. Each keeps notes of its own. */
const PAGE = Math.random().toString(36).slice(2);

export type Fields = Readonly<Record<string, unknown>>;

export interface Note {
  /** When it was written, in milliseconds. */
  readonly at: number;
  /** What was written of the thing. */
  readonly fields: Fields;
  /** The thing as the page knew it before; null for a new one. */
  readonly before: Fields | null;
  /** The student was told of it, so it is not put back without their word. */
  readonly isTold?: boolean;
}

/** How many writes of this page each note waits for, by the note's key. */
export type UnansweredNotes = Map<string, number>;

/** Notes what the stores of a plan write. */
export class Notes {
  readonly #unanswered: UnansweredNotes;

  constructor(unanswered: UnansweredNotes) {
    this.#unanswered = unanswered;
  }

  /**
   * Notes a write that has just been handed to Firestore, until the server has answered it, whichever way. What is
   * written later takes the place of what was noted before.
   *
   * @param path Of the document, with the row's id where the thing is one row of it.
   * @param before The thing as it stands; null where it is new.
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
      // A browser that is full, or was told to keep nothing, sends it all the same.
    }
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

/** The student has removed the thing, and all that is part of it. */
export function forgetChange(path: string): void {
  for (const key of notesOf(path)) dropNote(key);
}

/** The notes that pages before this one have left of the student's things. A thing comes before its parts. */
export function notesLeft(uid: string): readonly string[] {
  const left = notesOf(`users/${uid}`).filter((key) => !key.endsWith(`#${PAGE}`));
  return left.toSorted((a, b) => (a < b ? -1 : 1));
}

export function pathOf(key: string): string {
  return key.slice(NOTES.length).split("#")[0] ?? "";
}

export function readNote(key: string): Note | null {
  return JSON.parse(localStorage.getItem(key) ?? "null");
}

export function keepNote(key: string, note: Note): void {
  localStorage.setItem(key, JSON.stringify(note));
}

export function dropNote(key: string): void {
  localStorage.removeItem(key);
}

/** Of the thing at this path and of its parts, whichever page has left them. */
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
