/** What was typed in a form and differs from its initial values: the values of each name, in page order. */
export type Typed = Readonly<Record<string, readonly string[]>>;

const PREFIX = "draft/";
/** Prefix of a field's name: what the field was filled with before the student changed it. */
const BASE = "base:";

/** A student's drafts are stored on this device, each under the name of its form. */
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

/** What is stored on this device under a key. Null if nothing is stored. Removes a damaged entry. */
export function readKept<Kept>(key: string, isKept: (found: unknown) => found is Kept): Kept | null {
  const found = parsed(localStorage.getItem(key));
  if (isKept(found)) return found;
  localStorage.removeItem(key);
  return null;
}

/** Null for a text that is not JSON. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** A draft that includes what its fields were filled with. */
export function withBases(typed: Typed, bases: Typed): Typed {
  return { ...typed, ...Object.fromEntries(Object.entries(bases).map(([name, values]) => [BASE + name, values])) };
}

/** What the fields of a draft were filled with, if the draft includes it. */
export function basesIn(draft: Typed): Typed {
  const bases = Object.entries(draft).filter(([name]) => name.startsWith(BASE));
  return Object.fromEntries(bases.map(([name, values]) => [name.slice(BASE.length), values]));
}

/** Returns false if the browser cannot store it: storage is full or blocked. */
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

/** The last parts of this student's draft names in a folder: ids, for drafts named `journals/<id>`. */
export function draftsIn(uid: string, folder: string): readonly string[] {
  const start = keyOfDraft(uid, `${folder}/`);
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []));
}

/** Key prefix of writes that the server has not answered yet (`sync/writeLog`). */
export const LOG = `${PREFIX}log/`;

/** Whether there are any such writes. */
export function hasUnanswered(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(LOG));
}

/** After a student has left, nothing they typed stays on the device. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(localStorage)) if (isDraft(key)) localStorage.removeItem(key);
}

/** Whether this key holds a student's typing that has not reached the server. */
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
