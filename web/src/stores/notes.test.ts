import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropAllDrafts } from "../drafts.ts";
import { forgetChange, keepNote, Notes, notesLeft, readNote } from "./notes.ts";

const row = "users/ann/schools/all/school1";
/** The note that a page before has left of it. */
const left = `draft/unsent/${row}#gone`;
let notes = new Notes(new Map());

/** What a browser offers, with an end to its patience. */
class Storage {
  [key: string]: unknown;
  static room = Number.POSITIVE_INFINITY;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    if (value.length > Storage.room) throw new Error("QuotaExceededError");
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

beforeEach(() => {
  notes = new Notes(new Map());
  Storage.room = Number.POSITIVE_INFINITY;
  vi.stubGlobal("localStorage", new Storage());
});
afterEach(() => vi.unstubAllGlobals());

const never = new Promise<void>(() => undefined);
const leaveBehind = (key: string, fields: object) => keepNote(key, { at: 1, fields: { ...fields }, before: null });

/** The note of this page. */
function ownNote() {
  const key = Object.keys(localStorage).find((other) => other.startsWith(`draft/unsent/${row}#`) && other !== left);
  return key === undefined ? null : readNote(key);
}

test("a write is noted with the thing as it was before the first of them", () => {
  notes.noteChange(row, { note: "Housing" }, never, { name: "Rice", note: "" });
  notes.noteChange(row, { name: "Rice University" }, never, { name: "Rice", note: "Housing" });

  expect(ownNote()).toMatchObject({
    fields: { note: "Housing", name: "Rice University" },
    before: { name: "Rice", note: "" },
  });
});

test("a new thing stays new while more is written of it", () => {
  notes.noteChange(row, { name: "Rice" }, never, null);
  notes.noteChange(row, { note: "Housing" }, never, { name: "Rice" });

  expect(ownNote()?.before).toBeNull();
});

test("a note goes once the server has answered the last write it waits for, whichever way", async () => {
  let refuse = (_: Error) => {};
  const first = Promise.resolve();
  const second = new Promise<void>((_, reject) => {
    refuse = reject;
  });
  notes.noteChange(row, { note: "Housing" }, first, {});
  notes.noteChange(row, { note: "Dining", name: "Rice" }, second, {});

  await first;
  expect(ownNote()?.fields).toEqual({ note: "Dining", name: "Rice" });
  refuse(new Error("refused"));
  await expect.poll(ownNote).toBeNull();
});

test("what is written later takes the place of what another page has left, and leaves the rest", () => {
  leaveBehind(left, { note: "Housing", name: "Rice" });

  notes.noteChange(row, { note: "" }, never, {});
  expect(readNote(left)?.fields).toEqual({ name: "Rice" });
  notes.noteChange(row, { name: "Rice University" }, never, {});
  expect(readNote(left)).toBeNull();
});

test("the next page finds the notes of pages before it, a thing before its parts", () => {
  leaveBehind("draft/unsent/users/ann/experiences/e1/day1#gone", { hours: 2 });
  leaveBehind("draft/unsent/users/ann/experiences/e1#gone", { experienceName: "Choir" });
  leaveBehind("draft/unsent/users/bob/experiences/e2#gone", { experienceName: "Band" });
  notes.noteChange(row, { note: "Housing" }, never, {});

  expect(notesLeft("ann")).toEqual([
    "draft/unsent/users/ann/experiences/e1#gone",
    "draft/unsent/users/ann/experiences/e1/day1#gone",
  ]);
});

test("what is removed is forgotten with its parts, and its neighbors are not", () => {
  leaveBehind("draft/unsent/users/ann/experiences/e1#gone", { experienceName: "Choir" });
  leaveBehind("draft/unsent/users/ann/experiences/e1/day1#gone", { hours: 2 });
  leaveBehind("draft/unsent/users/ann/experiences/e12#gone", { experienceName: "Band" });

  forgetChange("users/ann/experiences/e1");

  expect(notesLeft("ann")).toEqual(["draft/unsent/users/ann/experiences/e12#gone"]);
});

test("notes leave the device with the drafts", () => {
  leaveBehind(left, { note: "Housing" });
  dropAllDrafts();
  expect(notesLeft("ann")).toEqual([]);
});

test("a browser that keeps nothing hinders no write", () => {
  Storage.room = 0;
  notes.noteChange(row, { note: "Housing" }, never, {});
  vi.stubGlobal("localStorage", undefined);
  notes.noteChange(row, { note: "Housing" }, never, {});
  expect(notesLeft("ann")).toEqual([]);
});
