/** What was typed in a form and differs from how the form began: the values of each name, in the order of the page. */
export type Typed = Readonly<Record<string, readonly string[]>>;

const PREFIX = "draft/";
/** Before the name of a field: what it was filled with before the student typed over it. */
const BASE = "base:";

/** The drafts of a student lie on this device, each under the name of its form. */
export function keyOfDraft(uid: string, form: string): string {
  return `${PREFIX}${uid}/${form}`;
}

export function readDraft(key: string): Typed | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isTyped(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** A draft that tells what its fields were filled with. */
export function withBases(typed: Typed, bases: Typed): Typed {
  return { ...typed, ...Object.fromEntries(Object.entries(bases).map(([name, values]) => [BASE + name, values])) };
}

/** What the fields of a draft were filled with, as far as it tells. */
export function basesIn(draft: Typed): Typed {
  const bases = Object.entries(draft).filter(([name]) => name.startsWith(BASE));
  return Object.fromEntries(bases.map(([name, values]) => [name.slice(BASE.length), values]));
}

/** False where the browser keeps nothing: it is full, or was told not to. */
export function keepDraft(key: string, typed: Typed): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(typed));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  localStorage.removeItem(key);
}

/** What stands after the folder in the names of this student's drafts: ids, for drafts named `journals/<id>`. */
export function draftsIn(uid: string, folder: string): readonly string[] {
  const start = keyOfDraft(uid, `${folder}/`);
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []));
}

/** What the student has written and the server has not answered yet is noted below the drafts (`stores/notes`). */
export const NOTES = `${PREFIX}unsent/`;

/** Whether anything is noted. */
export function hasNotes(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(NOTES));
}

/** Once a student has left, nothing they typed stays on the device. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(localStorage)) if (isDraft(key)) localStorage.removeItem(key);
}

/** Whether what is stored under this name was typed by a student and has not reached the server. */
export function isDraft(key: string): boolean {
  return key.startsWith(PREFIX);
}

function isTyped(kept: unknown): kept is Typed {
  return (
    typeof kept === "object" &&
    kept !== null &&
    Object.values(kept).every((values) => Array.isArray(values) && values.every((value) => typeof value === "string"))
  );
}
