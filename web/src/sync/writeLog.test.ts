import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropAllDrafts } from "../base/drafts.ts";
import { isDeleted, verdictOn } from "./leftWrites.ts";
import {
  hasLeft,
  hasRead,
  keepWrite,
  type LoggedWrite,
  logFor,
  logWrite,
  SERVER_TIME,
  type Step,
  withMeaning,
} from "./writeLog.ts";

const SCHOOLS = "users/ann/schools/all";
const LEFT = "draft/log/ann#gone/000001";

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

/** Answers all writes of a test, because the log lasts as long as the page. */
const answers: (() => void)[] = [];
beforeEach(() => {
  Storage.room = Number.POSITIVE_INFINITY;
  vi.stubGlobal("localStorage", new Storage());
  logFor("ann");
  hasRead(SCHOOLS, { items: { rice: { name: "Rice", note: "" } }, changed_item: "rice" });
});
afterEach(() => {
  for (const answer of answers.splice(0)) answer();
  logFor(null);
  vi.unstubAllGlobals();
});

function log(...steps: readonly Step[]): () => void {
  const answered = logWrite(steps, false);
  answers.push(answered);
  return answered;
}

class FieldPath {}
const path = (...names: readonly string[]) => withMeaning(new FieldPath(), names);

const GONE = withMeaning({}, () => undefined);
const update = (...args: readonly unknown[]): Step => ["update", [{ path: SCHOOLS }, ...args]];

function logged(): readonly LoggedWrite[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith("draft/log/"));
  return keys.sort().map((key) => JSON.parse(localStorage.getItem(key) ?? ""));
}

/** What is logged of fields, without what the rules want to know. */
const edits = () => logged().map((write) => write.edits.filter((edit) => edit.path[0] !== "changed_item"));

test("a write is logged with the field before it, and with its record, until it is answered", () => {
  const answered = log(update(path("items", "rice", "note"), "Housing", "changed_item", "rice"));

  const of = SCHOOLS;
  expect(edits()).toEqual([[{ of, path: ["items", "rice", "note"], was: [""], value: "Housing" }]]);
  expect(logged()[0]?.records).toEqual([{ of, path: ["items", "rice"], value: { name: "Rice", note: "Housing" } }]);
  answered();
  expect(logged()).toEqual([]);
});

test("the SDK's forms of a write are logged alike", () => {
  const reference = { path: SCHOOLS };
  const data = { items: { rice: { note: "Housing", name: GONE } }, changed_item: "rice" };
  const mergeFields = [path("items", "rice", "note"), path("items", "rice", "name"), "changed_item"];
  const list = { name: withMeaning({}, (now) => [...(now as string[]), "b"]), at: withMeaning({}, () => SERVER_TIME) };
  hasRead("users/ann", { name: ["a"] });
  log(["set", [reference, data, { mergeFields }]]);
  log(["update", [{ path: "users/ann" }, list]]);
  log(["set", [{ path: "users/ann/journals/one" }, { title: "Day" }]]);
  log(["delete", [{ path: "users/ann/journals/two" }]]);

  const values = edits().map((of) => of.map((edit) => [edit.path.join("."), edit.value]));
  expect(values).toEqual([
    [
      ["items.rice.note", "Housing"],
      ["items.rice.name", undefined],
    ],
    [
      ["name", ["a", "b"]],
      ["at", SERVER_TIME],
    ],
    [["", { title: "Day" }]],
    [["", undefined]],
  ]);
});

test("a later write of a field replaces the earlier one and knows all that was there", () => {
  log(update(path("items", "rice", "note"), "Housing"));
  log(update(path("items", "rice", "note"), "Dining"));

  expect(edits()).toEqual([[expect.objectContaining({ value: "Dining", was: ["", "Housing"] })]]);
});

test("an added row is logged with what is written to it before it is answered", () => {
  log(update(path("items", "yale"), { name: "Yale" }));
  log(update(path("items", "yale", "note"), "Dining"));

  expect(edits()[0]).toMatchObject([{ value: { name: "Yale", note: "Dining" }, was: [null] }]);
});

test("an added row that arrived without what was written to it later is there", () => {
  log(update(path("items", "yale"), { name: "Yale" }));
  log(update(path("items", "yale", "note"), "Dining"));
  const [[added] = [], [later] = []] = edits();

  const verdicts = [added, later].map((edit) => edit && verdictOn(edit, { items: { yale: { name: "Yale" } } }));
  expect(verdicts).toEqual(["there", "as before"]);
});

test("a removed row leaves nothing of its earlier writes, and Undo knows both states", () => {
  const row = { name: "Rice", note: "Dining" };
  log(update(path("items", "rice", "note"), "Dining"));
  log(update(path("items", "rice"), GONE));
  expect(edits()).toEqual([[expect.objectContaining({ path: ["items", "rice"] })]]);

  log(update(path("items", "rice"), row));

  const [[edit] = []] = edits();
  expect(edits()).toHaveLength(1);
  const verdicts = [row, undefined, { name: "Rice", note: "" }, { name: "Other" }].map(
    (rice) => edit && verdictOn(edit, { items: { rice } }),
  );
  expect(verdicts).toEqual(["there", "as before", "as before", "other"]);
});

test("a deleted document leaves nothing of its rows", () => {
  log(update(path("items", "rice", "note"), "Housing"));
  log(["delete", [{ path: SCHOOLS }]]);

  expect(edits()).toEqual([[expect.objectContaining({ path: [] })]]);
});

test("what an earlier page has left and this one shows is replaced by what is written now", () => {
  const edit = { of: SCHOOLS, path: ["items", "rice", "note"], was: ["Dining"], value: "" };
  keepWrite(LEFT, { at: 1, edits: [edit], records: [] });

  log(update(path("items", "rice", "note"), "Housing"));

  expect(localStorage.getItem(LEFT)).toBeNull();
  // The server may have neither.
  expect(edits()).toEqual([[{ ...edit, was: ["Dining", ""], value: "Housing" }]]);
});

test("what an earlier page has left stays until its record is removed", () => {
  const edit = { of: SCHOOLS, path: ["items", "rice", "note"], was: [""], value: "Left" };
  const left = { at: 1, edits: [edit], records: [] };
  keepWrite(LEFT, left);

  log(update(path("items", "rice", "note"), "Housing"));
  expect(JSON.parse(localStorage.getItem(LEFT) ?? "")).toEqual(left);

  log(update(path("items", "rice"), GONE));
  expect(localStorage.getItem(LEFT)).toBeNull();
});

test("a field of a document that was not read has no known state, and a new row had none", () => {
  log(["update", [{ path: "users/ann/scores/all" }, path("items", "one", "note"), "Good"]]);
  log(["update", [{ path: "users/ann/scores/all" }, path("items", "two"), { note: "Good" }]]);

  expect(edits().map(([edit]) => edit?.was)).toEqual([[], [null]]);
});

test("nothing is logged for nobody, without storage, or if there is no room", () => {
  Storage.room = 20;
  log(update(path("items", "rice", "note"), "Housing"));
  Storage.room = Number.POSITIVE_INFINITY;
  log(update(path("items", "rice", "note"), "x".repeat(300_000)));
  logFor(null);
  log(update(path("items", "rice", "note"), "Housing"));
  expect(logged()).toEqual([]);

  vi.stubGlobal("localStorage", undefined);
  logFor("ann");
  expect(() => log(update(path("items", "rice", "note"), "Housing"))).not.toThrow();
  expect(hasLeft()).toBe(false);
  vi.stubGlobal("localStorage", new Storage());
});

test("only what other pages have left is looked at, and it goes with the drafts", () => {
  log(update(path("items", "rice", "note"), "Housing"));
  expect(hasLeft()).toBe(false);
  keepWrite(LEFT, { at: 1, edits: [], records: [] });
  expect(hasLeft()).toBe(true);
  logFor("ben");
  expect(hasLeft()).toBe(false);

  dropAllDrafts();
  expect(logged()).toEqual([]);
});

test("text that was only continued is there, and another is not", () => {
  const edit = { of: SCHOOLS, path: ["items", "rice", "note"], was: [""], value: "We packed bags." };
  const verdicts = ["We packed bags. It rained.", "We packed.", "", "On the phone"].map((note) =>
    verdictOn(edit, { items: { rice: { note } } }),
  );
  expect(verdicts).toEqual(["there", "other", "as before", "other"]);
});

test("text that was made shorter is not there yet while the longer one is", () => {
  const edit = {
    of: SCHOOLS,
    path: ["items", "rice", "note"],
    was: ["We packed bags all day."],
    value: "We packed bags",
  };
  expect(verdictOn(edit, { items: { rice: { note: "We packed bags all day." } } })).toBe("as before");
});

test("a record is deleted if it was there, and new if it has nothing but what was written", () => {
  const edit = { of: SCHOOLS, path: ["items", "rice", "note"], was: [null], value: "Housing" };
  const write = (value: object) => ({
    at: 1,
    edits: [edit],
    records: [{ of: SCHOOLS, path: ["items", "rice"], value }],
  });
  const whole = write({ name: "Rice", note: "Housing" });

  expect(isDeleted(edit, whole, { items: {} })).toBe(true);
  expect(isDeleted(edit, whole, { items: { rice: { name: "Rice" } } })).toBe(false);
  expect(isDeleted(edit, write({ note: "Housing" }), null)).toBe(false);
});
