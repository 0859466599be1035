/**
 * What the student has typed and the server has not answered yet, noted on this device. Firestore sends such writes by
 * itself, but it tells a refusal to the page that made them and to nobody else: once that page is gone, the note is all
 * that is left of the words (`UnsentStore`). Notes lie below the drafts and leave the device with them
 * (`dropAllDrafts`).
 */
const PREFIX = "draft/unsent/";

/** How many characters all notes may take. Each counts as no less than `LEAST`, so that there are at most 200. */
const ROOM = 1_000_000;
const LEAST = 5_000;

/** Fields that a click sets, or that Cairn sets itself: nothing typed is lost with them. */
const CHOICES = new Set(
  (
    "status reached outcome saved_on savedGroup on task position copied type compensation categories shifts " +
    "changed_shift created_on created_at experience_ids school_ids deleted_on origin completed_on category " +
    "resourceId moved_to home_state gpa_scale gpa_repeats"
  ).split(" "),
);

/** This page, among all that may have left notes. */
export const PAGE = Math.random().toString(36).slice(2);

/** Held by a page while it waits for the server. */
export const lockOf = (page: string): string => PREFIX + page;

export type Fields = Readonly<Record<string, unknown>>;

export interface UnsentChange {
  /** When it was written, in milliseconds. */
  readonly at: number;
  /** The thing as it was to be; of one that its page had not loaded, the parts that were written. */
  readonly thing: Fields;
  /** The names of what was typed, each with the page that waits for the answer. */
  readonly owed: Readonly<Record<string, string>>;
}

/** How many writes of this page each note waits for. */
const waiting = new Map<string, number>();

/**
 * Notes what was typed in a write that has just been handed to Firestore, until the server has answered it, whichever
 * way. What is written later takes the place of what was noted before.
 *
 * @param path Of the document, with the row's id where the thing is one row of it.
 * @param before The thing as it stands, where `fields` are parts of it.
 */
export function noteChange(path: string, fields: object, written: Promise<unknown>, before: object = {}): void {
  const key = PREFIX + path;
  try {
    const noted = readUnsent(key);
    const typed = Object.entries(fields).flatMap(([name, value]) => (isTyped(name, value) ? [[name, PAGE]] : []));
    const left = Object.entries(noted?.owed ?? {}).filter(([name]) => !(name in fields));
    keepUnsent(key, {
      at: typed.length > 0 ? Date.now() : (noted?.at ?? 0),
      thing: { ...before, ...noted?.thing, ...fields },
      owed: Object.fromEntries([...left, ...typed]),
    });
    if (typed.length > 0) awaitAnswer(key, written);
  } catch {
    // A browser that is full, or was told to keep nothing, sends it all the same.
  }
}

/** The student has removed the thing, and all that is part of it. */
export function forgetChange(path: string): void {
  for (const key of keysBelow(path)) localStorage.removeItem(key);
}

/** Whether any page has left words of this student that may never have reached the server. */
export function hasUnsent(uid: string): boolean {
  return keysBelow(`users/${uid}`).length > 0;
}

/** The notes of the thing at this path and of its parts. */
export function keysBelow(path: string): readonly string[] {
  const kept = Object.keys(globalThis.localStorage ?? {});
  return kept.filter((key) => `${key}/`.startsWith(`${PREFIX}${path}/`));
}

export function pathOf(key: string): string {
  return key.slice(PREFIX.length);
}

export function readUnsent(key: string): UnsentChange | null {
  return JSON.parse(localStorage.getItem(key) ?? "null");
}

/** A note that nothing is owed of any more goes. */
export function keepUnsent(key: string, change: UnsentChange): void {
  if (Object.keys(change.owed).length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(change));
  dropOldest();
}

/** Takes from a note what `isSettled`. */
export function settle(key: string, isSettled: (name: string, page: string) => boolean): void {
  const noted = readUnsent(key);
  if (!noted) return;
  const owed = Object.entries(noted.owed).filter(([name, page]) => !isSettled(name, page));
  keepUnsent(key, { ...noted, owed: Object.fromEntries(owed) });
}

export function isTyped(name: string, value: unknown): boolean {
  if (CHOICES.has(name) || value === "" || typeof value === "boolean") return false;
  return typeof value !== "object" || Object.keys(value ?? {}).length > 0;
}

function awaitAnswer(key: string, written: Promise<unknown>): void {
  const count = (by: number) => {
    const left = (waiting.get(key) ?? 0) + by;
    waiting.set(key, left);
    if (left === 0) settle(key, (_, page) => page === PAGE);
  };
  const answered = () => count(-1);
  count(1);
  written.then(answered, answered);
  // Given back by itself when the page goes. A store outside of a browser knows no locks.
  globalThis.navigator?.locks?.request(lockOf(PAGE), { mode: "shared" }, () => written).catch(() => undefined);
}

function dropOldest(): void {
  const notes = keysBelow("users").map((key) => ({
    key,
    size: Math.max(LEAST, localStorage.getItem(key)?.length ?? 0),
  }));
  let surplus = notes.reduce((sum, { size }) => sum + size, -ROOM);
  if (surplus <= 0) return;
  const at = ({ key }: { readonly key: string }) => readUnsent(key)?.at ?? 0;
  for (const { key, size } of notes.toSorted((a, b) => at(a) - at(b))) {
    if (surplus <= 0) return;
    localStorage.removeItem(key);
    surplus -= size;
  }
}
