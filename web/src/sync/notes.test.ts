import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropAllDrafts } from "../base/drafts.ts";
import { forgetChange, keepNote, Notes, notesLeft, readNote } from "./notes.ts";

const row = "users/ann/schools/all/school1";
/** The note that an earlier page has left for it. */
const left = `draft/unsent/${row}#gone`;
let notes = new Notes(new Map());

/** A stand-in for the browser's storage that can be full. */
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

test("a write is noted with the record as it was before the first one", () => {
  notes.noteChange(row, { note: "Housing" }, never, { name: "Rice", note: "" });
  notes.noteChange(row, { name: "Rice University" }, never, { name: "Rice", note: "Housing" });

  expect(ownNote()).toMatchObject({
    fields: { note: "Housing", name: "Rice University" },
    before: { name: "Rice", note: "" },
  });
});

test("a new record stays new while more is written to it", () => {
  notes.noteChange(row, { name: "Rice" }, never, null);
  notes.noteChange(row, { note: "Housing" }, never, { name: "Rice" });

  expect(ownNote()?.before).toBeNull();
});

test("a note is removed once the server has answered the last write it waits for, either way", async () => {
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

test("a later write replaces what another page has noted, and keeps the rest", () => {
  leaveBehind(left, { note: "Housing", name: "Rice" });

  notes.noteChange(row, { note: "" }, never, {});
  expect(readNote(left)?.fields).toEqual({ name: "Rice" });
  notes.noteChange(row, { name: "Rice University" }, never, {});
  expect(readNote(left)).toBeNull();
});

test("the next page finds the notes of earlier pages, a record before its parts", () => {
  leaveBehind("draft/unsent/users/ann/experiences/e1/day1#gone", { hours: 2 });
  leaveBehind("draft/unsent/users/ann/experiences/e1#gone", { experienceName: "Choir" });
  leaveBehind("draft/unsent/users/bob/experiences/e2#gone", { experienceName: "Band" });
  notes.noteChange(row, { note: "Housing" }, never, {});

  expect(notesLeft("ann")).toEqual([
    "draft/unsent/users/ann/experiences/e1#gone",
    "draft/unsent/users/ann/experiences/e1/day1#gone",
  ]);
});

test("removing a record removes the notes of its parts, but not of its neighbors", () => {
  leaveBehind("draft/unsent/users/ann/experiences/e1#gone", { experienceName: "Choir" });
  leaveBehind("draft/unsent/users/ann/experiences/e1/day1#gone", { hours: 2 });
  leaveBehind("draft/unsent/users/ann/experiences/e12#gone", { experienceName: "Band" });

  forgetChange("users/ann/experiences/e1");

  expect(notesLeft("ann")).toEqual(["draft/unsent/users/ann/experiences/e12#gone"]);
});

test("notes are deleted with the drafts", () => {
  leaveBehind(left, { note: "Housing" });
  dropAllDrafts();
  expect(notesLeft("ann")).toEqual([]);
});

test("full storage does not prevent a write", () => {
  Storage.room = 0;
  notes.noteChange(row, { note: "Housing" }, never, {});
  vi.stubGlobal("localStorage", undefined);
  notes.noteChange(row, { note: "Housing" }, never, {});
  expect(notesLeft("ann")).toEqual([]);
});

test.each(['{"at":1,"fie', "[]", "7", '{"at":1,"fields":null}'])(
  "a damaged note is dropped, and a new write of the record is noted: %s",
  (damaged) => {
    localStorage.setItem(left, damaged);

    notes.noteChange(row, { note: "Housing" }, never, {});

    expect(ownNote()?.fields).toEqual({ note: "Housing" });
    expect(readNote(left)).toBeNull();
    expect(notesLeft("ann")).toEqual([]);
  },
);
